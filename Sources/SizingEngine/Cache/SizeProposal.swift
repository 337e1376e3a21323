/// The space that an element is measured in, in whole pixels.
package struct SizeProposal: Sendable, Hashable {
    /// The space along one axis.
    package enum Side: Sendable, Hashable {
        /// The extent that the element will have.
        case fixed(Int)
        /// The element chooses, up to a maximum; `nil` for as much as it likes.
        case free(atMost: Int? = nil)
    }

    package var width: Side
    package var height: Side
    /// The pixels of the element's width that its content doesn't get, such as margins.
    package var insetWidth: Int
    /// The pixels that are added to the content's height, such as margins.
    package var insetHeight: Int

    package init(
        width: Side = .free(),
        height: Side = .free(),
        insetWidth: Int = 0,
        insetHeight: Int = 0
    ) {
        self.width = width
        self.height = height
        self.insetWidth = insetWidth
        self.insetHeight = insetHeight
    }

    /// Creates the proposal of a vertical list: a fixed width and a free height.
    package init(width: Int) {
        self.init(width: .fixed(width))
    }

    /// Whether an element can be measured in this space: no fixed extent and no maximum is 0 or less, and the insets leave
    /// some of the width.
    package var hasSpace: Bool {
        guard width.hasSpace, height.hasSpace else { return false }
        return width.most.map { $0 > insetWidth } ?? true
    }
}

extension SizeProposal.Side {
    /// The fixed extent, or the maximum; `nil` without a limit.
    package var most: Int? {
        switch self {
        case .fixed(let extent): extent
        case .free(let maximum): maximum
        }
    }

    /// The extent that an element gets if it asks for `extent`.
    package func extent(for extent: Int) -> Int {
        switch self {
        case .fixed(let fixed): fixed
        case .free(let maximum): min(extent, maximum ?? extent)
        }
    }

    var hasSpace: Bool { most.map { $0 > 0 } ?? true }

    /// A number of its own for each side, as far as extents go.
    var number: Int {
        switch self {
        case .fixed(let extent): 2 &* extent
        case .free(let maximum): 2 &* (maximum ?? -1) &+ 1
        }
    }
}
