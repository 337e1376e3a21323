import HeadlessTools
import SizingKit
import TestSupport
import UIKit

/// A screen of a flow layout of UIKit and a screen of a `SizingFlowLayout`, with the same data, delegate and properties.
@MainActor
final class FlowTwin {
    final class MirroredLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    final class MirroredSizingLayout: SizingFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    /// The properties that both layouts have.
    struct Properties: Equatable {
        var itemSize = CGSize(width: 50, height: 50)
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var inset = UIEdgeInsets.zero
        var header = CGSize.zero
        var footer = CGSize.zero
        var pinsHeaders = false
        var pinsFooters = false
        var reference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
    }

    let screen: HeadlessScreen
    let data: FlowTwinData
    let direction: UICollectionView.ScrollDirection
    private let flow: UICollectionViewFlowLayout
    let sizing: SizingFlowLayout
    private let flowView: UICollectionView
    let view: UICollectionView

    var properties = Properties() {
        didSet { if properties != oldValue { setProperties() } }
    }

    private var views: [UICollectionView] { [flowView, view] }

    init(
        _ data: FlowTwinData,
        _ properties: Properties,
        direction: UICollectionView.ScrollDirection,
        size: CGSize,
        scale: CGFloat,
        insets: UIEdgeInsets = .zero,
        isRightToLeft: Bool = false,
        isMirrored: Bool = false,
        hostility: Hostility = []
    ) {
        self.data = data
        self.direction = direction
        screen = HeadlessScreen(size: size, scale: scale, hostility: hostility)
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        flow = isMirrored ? MirroredLayout() : UICollectionViewFlowLayout()
        sizing = isMirrored ? MirroredSizingLayout() : SizingFlowLayout()
        (flow.scrollDirection, sizing.scrollDirection) = (direction, direction)
        flowView = UICollectionView(frame: .zero, collectionViewLayout: flow)
        view = SizingCollectionView(frame: .zero, collectionViewLayout: sizing)
        self.properties = properties
        setProperties()
        for view in views {
            view.contentInsetAdjustmentBehavior = .never
            view.contentInset = insets
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            for kind in Self.kinds {
                view.register(
                    UICollectionReusableView.self,
                    forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: kind
                )
            }
            view.dataSource = data
            view.delegate = data.delegate
            screen.show(view)
        }
        screen.runUntilRest()
    }

    private static let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]

    private func setProperties() {
        let new = properties
        flow.itemSize = new.itemSize
        flow.minimumLineSpacing = new.lineSpacing
        flow.minimumInteritemSpacing = new.itemSpacing
        flow.sectionInset = new.inset
        flow.headerReferenceSize = new.header
        flow.footerReferenceSize = new.footer
        flow.sectionHeadersPinToVisibleBounds = new.pinsHeaders
        flow.sectionFootersPinToVisibleBounds = new.pinsFooters
        flow.sectionInsetReference = new.reference
        sizing.itemSize = new.itemSize
        sizing.minimumLineSpacing = new.lineSpacing
        sizing.minimumInteritemSpacing = new.itemSpacing
        sizing.sectionInset = new.inset
        sizing.headerReferenceSize = new.header
        sizing.footerReferenceSize = new.footer
        sizing.sectionHeadersPinToVisibleBounds = new.pinsHeaders
        sizing.sectionFootersPinToVisibleBounds = new.pinsFooters
        sizing.sectionInsetReference = new.reference
    }

    /// Scrolls both to a share of the way that the first one can scroll.
    func scroll(to share: CGFloat) {
        let scale = UIScreen.main.scale
        func pixel(_ offset: CGFloat) -> CGFloat { (offset * scale).rounded() / scale }
        for view in views {
            if direction == .vertical {
                let least = -view.contentInset.top
                let most = max(least, flowView.contentSize.height - view.bounds.height + view.contentInset.bottom)
                view.contentOffset = CGPoint(x: view.contentOffset.x, y: pixel(least + (most - least) * share))
            } else {
                let least = -view.contentInset.left
                let most = max(least, flowView.contentSize.width - view.bounds.width + view.contentInset.right)
                view.contentOffset = CGPoint(x: pixel(least + (most - least) * share), y: view.contentOffset.y)
            }
        }
    }

    /// Changes the data and tells both collection views.
    func update(_ change: () -> Void, _ updates: (UICollectionView) -> Void) {
        change()
        for view in views { view.performBatchUpdates({ updates(view) }, completion: nil) }
    }

    func reload() {
        for view in views { view.reloadData() }
    }

    func invalidate() {
        for view in views { view.collectionViewLayout.invalidateLayout() }
    }

    // MARK: Comparing

    /// Compares all frames at rest, with both at the same offset.
    func check() throws {
        guard screen.runUntilRest() != nil else { throw Difference(description: "the screen does not come to rest") }
        // Beyond an end of the content, a layout waits longer: it may be bouncing back.
        if isOverscrolled { screen.frames(60) }
        if view.contentOffset != flowView.contentOffset {
            flowView.contentOffset = view.contentOffset
            guard screen.runUntilRest() != nil else { throw Difference(description: "it does not come to rest again") }
        }
        try compare(size: view.contentSize, flowView.contentSize)
        for section in data.sections.indices {
            for item in data.sections[section].indices {
                let path = IndexPath(item: item, section: section)
                try compare(
                    view.layoutAttributesForItem(at: path)?.frame,
                    flowView.layoutAttributesForItem(at: path)?.frame,
                    "item \(path)"
                )
            }
            for kind in Self.kinds {
                let path = IndexPath(item: 0, section: section)
                try compare(
                    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame,
                    flowView.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame,
                    "the \(kind) of section \(section)"
                )
            }
        }
        try compareViews()
    }

    private var isOverscrolled: Bool {
        let visible = view.bounds.inset(by: view.contentInset)
        return direction == .vertical
            ? visible.maxY > view.contentSize.height && visible.minY > 0
            : visible.maxX > view.contentSize.width && visible.minX > 0
    }

    /// Compares what is on screen.
    private func compareViews() throws {
        func cells(_ view: UICollectionView) -> [IndexPath: CGRect] {
            let frames = view.indexPathsForVisibleItems.compactMap { path in
                view.cellForItem(at: path).map { (path, $0.frame) }
            }
            return Dictionary(uniqueKeysWithValues: frames).filter {
                $0.value.intersects(view.bounds.insetBy(dx: 1, dy: 1))
            }
        }
        let (own, expected) = (cells(view), cells(flowView))
        try Difference.check(Set(own.keys), Set(expected.keys), "the set of cells on screen")
        for (path, frame) in own { try compare(frame, expected[path], "the cell \(path)") }
    }

    /// What rounding leaves of sums that are added up in another order, in points.
    private static let tolerance = 1e-6

    private func compare(_ own: CGRect?, _ expected: CGRect?, _ what: @autoclosure () -> String) throws {
        guard let own, let expected else {
            return try Difference.check(own, expected, what())
        }
        let differences = [
            own.minX - expected.minX, own.minY - expected.minY, own.width - expected.width,
            own.height - expected.height,
        ]
        guard differences.allSatisfy({ abs($0) <= Self.tolerance }) else {
            throw Difference(description: "\(what()) lies at \(own), not at \(expected)")
        }
    }

    private func compare(size own: CGSize, _ expected: CGSize) throws {
        let (width, height) = (abs(own.width - expected.width), abs(own.height - expected.height))
        // Content as wide as its collection view has UIKit ask for all elements in a batch.
        let allowed: CGFloat = 0.001
        guard width <= allowed, height <= allowed else {
            throw Difference(description: "the content is \(own) large, not \(expected)")
        }
    }
}

/// Sections of items with the sizes that a delegate states for them.
@MainActor
final class FlowTwinData: NSObject, UICollectionViewDataSource {
    var sections: [[CGSize]]
    private(set) var delegate: UICollectionViewDelegate?

    /// What a delegate of sections states.
    struct SectionStatement {
        var inset: UIEdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        var header: CGSize
        var footer: CGSize
    }

    /// What the delegate states of sections, by turns.
    var statements: [SectionStatement] = []

    enum Delegate: CaseIterable {
        case none, plain, sizes, sections, all
    }

    init(_ sections: [[CGSize]], delegate: Delegate, statements: [SectionStatement] = []) {
        self.sections = sections
        self.statements = statements
        super.init()
        switch delegate {
        case .none: break
        case .plain: self.delegate = PlainDelegate()
        case .sizes: self.delegate = SizeDelegate(self)
        case .sections: self.delegate = SectionDelegate(self)
        case .all: self.delegate = WholeDelegate(self)
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    private final class PlainDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

    private class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
        unowned let data: FlowTwinData

        init(_ data: FlowTwinData) {
            self.data = data
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            data.sections[indexPath.section][indexPath.item]
        }
    }

    private class SectionDelegate: NSObject, UICollectionViewDelegateFlowLayout {
        unowned let data: FlowTwinData

        init(_ data: FlowTwinData) {
            self.data = data
        }

        private func statement(_ section: Int) -> SectionStatement { data.statements[section % data.statements.count] }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            statement(section).inset
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            statement(section).lineSpacing
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat {
            statement(section).itemSpacing
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            statement(section).header
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            statement(section).footer
        }
    }

    private final class WholeDelegate: SectionDelegate {
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            data.sections[indexPath.section][indexPath.item]
        }
    }
}
