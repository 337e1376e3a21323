/// A closure that a layout calls to ask the app something.
enum AskedClosure: CaseIterable {
    case itemSizing, template, templateFitting, computed, headerSizing, footerSizing, sectionProvider
    case rowHandler, itemSeparatorHandler, indexPathForKey, logHandler

    /// When it is asked: in the first moment for certain, in the others if something is unmeasured then.
    var moments: [AskingMoment] {
        switch self {
        case .itemSizing, .logHandler: AskingMoment.allCases
        case .template, .templateFitting, .computed:
            [.opening, .scrolling, .updating, .turning, .measuringAhead, .settingOffsetExactly]
        case .headerSizing, .footerSizing, .sectionProvider: [.opening, .reloading, .turning]
        case .rowHandler, .itemSeparatorHandler: [.opening, .reloading, .turning, .updating]
        case .indexPathForKey: [.reloading]
        }
    }
}

/// What the layout is doing while it asks.
enum AskingMoment: CaseIterable {
    case opening, scrolling, updating, reloading, turning, correcting, measuringAhead, settingOffsetExactly
}
