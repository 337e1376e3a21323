import UIKit

extension LayoutSession {
    /// What must be worked out anew in the next pass.
    struct Dirt: OptionSet {
        let rawValue: Int
        /// The counts: the model is made anew.
        static let everything = Dirt(rawValue: 1 << 0)
        /// All sizes; the counts hold.
        static let sizes = Dirt(rawValue: 1 << 1)
        /// What is placed: the bounds have changed, and nothing was placed for them.
        static let placement = Dirt(rawValue: 1 << 2)
        /// Where the content begins: the reader's place is not kept.
        static let beginning = Dirt(rawValue: 1 << 3)
    }

    /// What the layout is in the middle of.
    enum Phase {
        case ready
        /// Code of the app is being asked, which may do anything meanwhile. Elements are kept as they are.
        case asking
        /// The counts have changed and the list of updates has not come yet: every answer would be wrong.
        case awaitingUpdates
        /// The offset is being set so that the origin becomes zero.
        case settling
    }

    /// Whether the layout takes the place of another one.
    enum Takeover {
        case none
        /// UIKit has said that it will, and not yet that it has.
        case underWay
        /// It has since the last turn of the run loop: UIKit may set the offset that the layout has asked for only now.
        case awaitingOffset
    }

    /// Whether a batch of updates is under way: between its list and its end.
    enum Batch {
        case none
        /// With the way from the state before; `nil` where the model was made anew, so that nothing can be animated.
        case underWay(UpdateTransition?)
    }

    var isUpdating: Bool {
        if case .underWay = batch { true } else { false }
    }

    /// The state before the batch of updates whose animations are being set up.
    var transition: UpdateTransition? {
        if case .underWay(let transition) = batch { transition } else { nil }
    }

    /// Whether elements lie where the data and the bounds in force want them, so that what is asked of them now is true.
    var isCurrent: Bool { phase == .ready && dirt.isEmpty && viewportBeforeResize == nil }

    // MARK: From one to another

    /// Takes in that UIKit or the app has invalidated the layout.
    func didInvalidate(everything: Bool, counts: Bool) {
        if everything {
            // UIKit has just made it the layout of a collection view that shows another one's items.
            if environment == nil { takePlace(of: collectionView) }
            dirt.insert(.everything)
            if phase == .awaitingUpdates { phase = .ready }
            if movement?.isUnderFinger == true { movement = nil }
            if let collectionView, collectionView.dataSource != nil, phase != .asking {
                hostTemplates(in: collectionView)
            }
        } else if counts {
            awaitUpdates()
        } else {
            stopAwaitingUpdates()
        }
        isPrepared = false
    }

    /// Forgets what is placed where: the next pass begins at the start of the content.
    func startAnew() {
        dirt.insert(.beginning)
        invalidateArrangement()
    }

    /// Makes the model anew in the next pass, keeping what the cache knows.
    func invalidateArrangement() {
        dirt.insert(.everything)
        invalidateLayout()
    }

    /// Brings everything up to date in a pass.
    func prepare() {
        prepareElements()
        isPrepared = true
        askShownViewsLater()
    }

    /// Takes in a list of updates. UIKit does not promise another pass: the new state must answer from here on.
    func beginBatch(_ updateItems: [UICollectionViewUpdateItem]) {
        let transition = apply(updateItems)
        batch = .underWay(transition)
    }

    /// Takes in that the animations of a batch have been set up: from here on offset and frames may change together.
    func endBatch() {
        if stopAwaitingUpdates() { invalidateLayout() }
        batch = .none
        if wantedPosition != nil || needsSettling { invalidateLayout() }
    }
}
