/// How the views of one template answer `preferredLayoutAttributesFitting(_:)`, compared with how they are fitted.
///
/// A cell may override the method, to round its height or to compute it. A template is then as tall as the method says, so
/// that the shown cell has nothing to correct. What the method returns by default differs between systems, so a few templates
/// are asked first, with the fitted size and at that size. Every known default then returns the fitted size, the given size,
/// which is the same, or another width.
@MainActor
enum PreferredSizing {
    /// All views that were asked have returned the fitted size. These were their extents.
    case untested(agreed: Set<Int>)
    /// The views return the fitted size and are no longer asked.
    case fitted
    /// The views return a size of their own.
    case own
    /// The views change the given size. What a shown view returns does not depend on its content then.
    case changingGivenSize

    /// A size along the scroll axis and across it, in pixels.
    typealias Extents = (main: Int, cross: Int)

    /// The number of different extents after which views that return the fitted size are no longer asked. An override
    /// that rounds up to whole points does not show in one extent out of three.
    private static let agreementLimit = 4

    /// Returns the extents of an element.
    ///
    /// - Parameters:
    ///   - content: The fitted extents of the content, without a separator.
    ///   - space: The space of the element.
    ///   - ask: Gives the view a size and returns the size that it asks for; `nil` if that is not a valid size.
    mutating func extents(
        fitting content: Extents,
        in space: ElementSpace,
        asking ask: (Extents) -> Extents?
    ) -> Extents {
        let fitted = (main: space.extent(ofContent: content.main), cross: content.cross)
        func answer(_ given: Extents) -> Extents {
            ask(given).flatMap { space.extents(askedFor: $0, given: given) } ?? given
        }
        switch self {
        case .fitted: return fitted
        case .own: return answer(fitted)
        case .changingGivenSize:
            guard let own = ask(content), space.extents(askedFor: own, given: content) != nil else { return fitted }
            return (space.extent(ofContent: own.main), own.cross)
        case .untested(let agreed):
            let own = answer(fitted)
            guard own == fitted else {
                self = answer(own) == own ? .own : .changingGivenSize
                return extents(fitting: content, in: space, asking: ask)
            }
            let agreed = agreed.union([own.main])
            self = agreed.count < Self.agreementLimit ? .untested(agreed: agreed) : .fitted
            return fitted
        }
    }
}
