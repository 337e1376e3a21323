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
        super.init()
        listen()
    }

    /// Lets closures act when they are asked.
    private func listen() {
        let (sizing, header) = (layout.itemSizing, layout.headerSizing)
        layout.itemSizing = sizing.map { sizing in
            { [unowned self] indexPath in
                asked(.itemSizing)
                return sizing(indexPath)
            }
        }
        layout.headerSizing = { [unowned self] section in
            asked(.headerSizing)
            return header?(section)
        }
        view.whenCellIsAsked = { [unowned self] in asked(.cell) }
        arrange()
    }

    /// Has the layout arrange all sections as it should now.
    func arrange() {
        layout.sectionProvider = { [unowned self] section, _ in
            asked(.sectionProvider)
            guard let data = view.section(at: section) else { return .bareList() }
            return arrangement.section(data, layout.scrollDirection)
        }
    }

    private func asked(_ closure: FuzzedClosure) {
        guard let armed, armed.closure == closure else { return }
        self.armed = nil
        LayoutPassFaults.meaning("an app may do anything in its closures") { reply(armed.reply, at: armed.place) }
    }
}

extension FuzzedArrangement {
    func section(_ data: SimulatedSection, _ direction: UICollectionView.ScrollDirection) -> SizingSection {
        switch self {
        case .own: data.arrangement(direction)
        case .plainList: .list(SizingListConfiguration(appearance: .plain))
        case .groupedList: .list(SizingListConfiguration(appearance: .grouped))
        case .cards: .list(SizingListConfiguration(appearance: .insetGrouped))
        case .grid: .grid(columns: 3, spacing: 5)
        case .masonry: .masonry(columns: 3, spacing: 5)
        case .pattern: .pattern(.row(.column(1, .item(1), .item(1)), .item(2)), spacing: 5)
        }
    }
}
