import SizingEngine

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
    /// that rounds up to whole points does not show in one extent out of three: three are enough where one of them is not whole.
    private static func agreementLimit(_ agreed: Set<Int>, on grid: PixelGrid) -> Int {
        // In any order.
        agreed.contains { grid.points(of: $0) != grid.points(of: $0).rounded() } ? 3 : 4
    }

    /// A length that differs from that of a view, in pixels.
    static let otherLength = 30

    /// Returns the extents of an element.
    ///
    /// - Parameters:
    ///   - content: The fitted extents of the content, without a separator.
    ///   - space: The space of the element.
    ///   - grid: The pixels of the screen.
    ///   - ask: Gives the view a size and returns the size that it asks for; `nil` if that is not a valid size.
    mutating func extents(
        fitting content: Extents,
        in space: ElementSpace,
        on grid: PixelGrid,
        asking ask: (Extents) -> Extents?
    ) -> Extents {
        let fitted = Self.fitted(content, in: space)
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
                return extents(fitting: content, in: space, on: grid, asking: ask)
            }
            noteAgreement(own.main, agreed, on: grid)
            return fitted
        }
    }

    /// Whether a view that has not been tested enough returns the fitted size, though it is given another length: then it need not
    /// be fitted once more to see whether a layout pass has changed its size.
    mutating func confirms(
        fitting content: Extents,
        in space: ElementSpace,
        on grid: PixelGrid,
        asking ask: (Extents) -> Extents?
    ) -> Bool {
        guard case .untested(let agreed) = self else { return false }
        let fitted = Self.fitted(content, in: space)
        let given = (main: fitted.main + Self.otherLength, cross: fitted.cross)
        guard let own = ask(given).flatMap({ space.extents(askedFor: $0, given: given) }), own == fitted else {
            return false
        }
        noteAgreement(own.main, agreed, on: grid)
        return true
    }

    private static func fitted(_ content: Extents, in space: ElementSpace) -> Extents {
        (main: space.extent(ofContent: content.main), cross: content.cross)
    }

    private mutating func noteAgreement(_ extent: Int, _ agreed: Set<Int>, on grid: PixelGrid) {
        let agreed = agreed.union([extent])
        self = agreed.count < Self.agreementLimit(agreed, on: grid) ? .untested(agreed: agreed) : .fitted
    }
}
