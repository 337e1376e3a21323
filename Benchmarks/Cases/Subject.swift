import SizingKit
import UIKit

/// A layout under test: how it is made, and how what it shows is checked.
@MainActor
struct Subject {
    /// As `list` or `naive.list`.
    let name: String
    let make: @MainActor (Dataset) -> UICollectionViewLayout
    private let checkItems:
        @MainActor (Stage<UICollectionViewLayout>, _ rect: CGRect, _ startsAtTop: Bool) throws -> Void

    static let list = Subject(name: "list", make: Screens.list, checkItems: Check.list)
    static let naiveList = Subject(name: "naive.list", make: Screens.naive(.list), checkItems: Check.list)
    static let masonry = Subject(name: "masonry", make: Screens.masonry, checkItems: Check.masonry)
    static let naiveMasonry = Subject(name: "naive.masonry", make: Screens.naive(.masonry), checkItems: Check.masonry)
    static let flow = Subject(name: "flow", make: Screens.flow) { stage, rect, _ in try Check.flow(stage, in: rect) }
    static let naiveFlow = Subject(name: "naive.flow", make: Screens.naive(.flow)) { stage, rect, _ in
        try Check.flow(stage, in: rect)
    }

    /// Checks what is visible, or what is in another rectangle, by the data alone.
    func check(_ stage: Stage<UICollectionViewLayout>, in rect: CGRect? = nil, _ startsAtTop: Bool) throws {
        try checkItems(stage, rect ?? stage.view.bounds, startsAtTop)
    }

    /// Whether what is on screen stays there while something around it changes.
    var holdsThePlace: Bool { !name.hasPrefix("naive") }

    /// A stage before its first pass.
    func stage(_ data: Dataset) -> Stage<UICollectionViewLayout> { Stage(make(data), showing: data) }

    /// A stage with its first screen up.
    func firstScreen(_ data: Dataset) -> Stage<UICollectionViewLayout> {
        let stage = stage(data)
        stage.showFirstScreen()
        return stage
    }

    /// A stage in the middle of content of which nothing else was measured but the first screen.
    func middle(_ data: Dataset) -> Stage<UICollectionViewLayout> {
        let stage = firstScreen(data)
        stage.scroll(to: Self.middle(of: stage))
        return stage
    }

    static func middle(of stage: Stage<UICollectionViewLayout>) -> CGFloat {
        (stage.layout.collectionViewContentSize.height / 2).rounded()
    }

    /// A stage in the middle of content whose every item was measured, from the first to the last.
    func everythingMeasured(_ data: Dataset) throws -> Stage<UICollectionViewLayout> {
        let stage = firstScreen(data)
        if let naive = stage.layout as? NaiveLayout {
            naive.measureEverything()
        } else {
            var top = stage.top
            while top + stage.view.bounds.height < stage.layout.collectionViewContentSize.height {
                top += 800
                stage.scroll(to: min(top, stage.layout.collectionViewContentSize.height - stage.view.bounds.height))
            }
            try verify(data.measurements, data.count, "items measured")
        }
        stage.scroll(to: Self.middle(of: stage))
        return stage
    }
}
