import HeadlessTools
import SizingKit
import TestSupport
import UIKit

/// A random screen to which anything is done in any order, by calls that every app may make.
///
/// It knows what an app knows: its data. What is right is told by them, and by a new screen with the same data.
@MainActor
final class FuzzedScreen: NSObject {
    let scene: SimulatedScene
    let view: SimulatedView
    var arrangement = FuzzedArrangement.own
    /// The items whose sizes have changed, so that what was kept of them may be wrong until they are shown.
    var changedItems: Set<Int> = []
    var savedPosition: SizingPosition<Int>?
    /// What the next closure of a kind does, once.
    var armed: (closure: FuzzedClosure, reply: FuzzedReply, place: Int)?
    var isMoving = false
    /// What the app states in the place of lengths that make sense.
    var oddLengths: [FuzzedLength: OddLength] = [:]
    private let ownEstimate: CGSize
    /// The item that was picked up last.
    var carried: Int?
    /// The offset to which the app has scrolled with an animation, last. UIKit goes there whatever becomes of the content meanwhile.
    var askedOffset: CGPoint?
    /// The offset at which the collection view last got another size. A scroll view that grows beyond the end of its content stays where
    /// it is, and no layout is told of it.
    var offsetAtResize: CGPoint?
    /// Whether a closure has scrolled while it was asked, since anything else last scrolled. The content of which it knew the end may
    /// get shorter at once, and no layout is told of it: a scroll view stays where an app has set it. So may insets on the way of an
    /// animated scroll.
    var mayRestBeyondEnds = false
    /// Whether another layout has taken the place of the one under test.
    var isReplaced = false

    var collectionView: UICollectionView { view.collectionView }
    var layout: SizingLayout { view.layout }
    var screen: HeadlessScreen { view.screen }

    init(_ scene: SimulatedScene, hostility: Hostility) {
        var scene = scene
        // To wait for sizes takes turns of the run loop, and real time.
        if scene.sizing == .asynchronous { scene.sizing = .computed }
        self.scene = scene
        view = SimulatedView(scene, hostility: hostility)
        ownEstimate = view.layout.estimatedItemSize
        super.init()
        listen()
    }

    /// Lets closures act when they are asked, after they have looked up what they answer: their index paths mean nothing in other data.
    private func listen() {
        let (sizing, header, footer) = (layout.itemSizing, layout.headerSizing, layout.footerSizing)
        let place = layout.indexPathForKey
        layout.itemSizing = sizing.map { sizing in
            { [unowned self] indexPath in
                let answer = sizing(indexPath)
                asked(.itemSizing)
                return answer
            }
        }
        layout.headerSizing = { [unowned self] section in
            let answer = oddLengths[.header].map { .fixed($0.size) } ?? header?(section)
            asked(.headerSizing)
            return answer
        }
        layout.footerSizing = { [unowned self] section in
            let answer = footer?(section)
            asked(.footerSizing)
            return answer
        }
        layout.indexPathForKey = { [unowned self] key in
            let answer = place?(key)
            asked(.indexPathForKey)
            return answer
        }
        view.whenCellIsAsked = { [unowned self] in asked(.cell) }
        view.whenTemplateIsConfigured = { [unowned self] in asked(.template) }
        arrange()
    }

    /// Has the layout arrange all sections as it should now.
    func arrange() {
        layout.sectionProvider = { [unowned self] section, _ in
            let data = view.section(at: section)
            asked(.sectionProvider)
            guard let data else { return .bareList() }
            let spacing = oddLengths[.spacing]?.length
            return arrangement.section(data, layout.scrollDirection, list: view.list, spacing: spacing)
        }
    }

    /// States a length that makes no sense, or one that does.
    func state(_ length: FuzzedLength, _ odd: OddLength?) {
        oddLengths[length] = odd
        switch length {
        case .estimate: layout.estimatedItemSize = odd?.size ?? ownEstimate
        case .sectionSpacing: layout.sectionSpacing = odd?.length ?? 0
        case .spacing: arrange()
        case .header: layout.invalidateSizes()
        }
    }

    private func asked(_ closure: FuzzedClosure) {
        guard let armed, armed.closure == closure else { return }
        self.armed = nil
        LayoutPassFaults.meaning("an app may do anything in its closures") {
            reply(armed.reply, to: closure, at: armed.place)
        }
    }
}

extension FuzzedArrangement {
    /// - Parameters:
    ///   - list: The lists among the sections that are as their data say.
    ///   - spacing: The spacing of the items in place of the usual one, where a section has one.
    func section(
        _ data: SimulatedSection,
        _ direction: UICollectionView.ScrollDirection,
        list: SizingListConfiguration,
        spacing: CGFloat?
    ) -> SizingSection {
        let spacing = spacing ?? 5
        return switch self {
        case .own: data.arrangement(direction, list: list)
        case .plainList: .list(SizingListConfiguration(appearance: .plain))
        case .groupedList: .list(SizingListConfiguration(appearance: .grouped))
        case .cards: .list(SizingListConfiguration(appearance: .insetGrouped))
        case .grid: .grid(columns: 3, spacing: spacing)
        case .masonry: .masonry(columns: 3, spacing: spacing)
        case .pattern: .pattern(.row(.column(1, .item(1), .item(1)), .item(2)), spacing: spacing)
        }
    }
}
