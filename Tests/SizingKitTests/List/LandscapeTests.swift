import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Lists on a phone on its side: a template is given the room and the safe area that the shown cell has.
@MainActor
@Suite struct LandscapeTests {
    private static let text = String(repeating: "Words that go on over some lines of a phone on its side. ", count: 6)

    /// How a cell was laid out across the list, and how tall its content came out.
    private struct Layout {
        var width: CGFloat
        var content: CGRect
        var safeArea: UIEdgeInsets
        var margins: NSDirectionalEdgeInsets

        @MainActor
        init(_ cell: UICollectionViewCell, _ content: UIView?) {
            width = cell.bounds.width
            self.content = content?.convert(content?.bounds ?? .zero, to: cell) ?? .zero
            safeArea = cell.safeAreaInsets
            margins = cell.directionalLayoutMargins
        }

        /// Whether a shown cell is laid out as a template was, with the pixel of its separator. A template that was asked for
        /// its own size was given that pixel, too.
        func isShown(as template: Layout) -> Bool {
            guard width == template.width, content.minX == template.content.minX,
                content.width == template.content.width, safeArea == template.safeArea, margins == template.margins
            else { return false }
            let pixel: CGFloat = 1.0 / 3
            let rest = content.height - template.content.height
            return abs(rest) < 0.01 || abs(rest - pixel) < 0.01
        }
    }

    /// A list on a screen with 47 points of safe area at both sides.
    @MainActor
    private final class Fixture<Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
        let layout: SizingListLayout
        let collectionView: UICollectionView
        let registration: SizingRegistration<Cell, String>
        private let screen: HeadlessScreen

        init(
            _ configuration: SizingListConfiguration,
            isRightToLeft: Bool = false,
            _ fill: @escaping @MainActor (Cell) -> Void
        ) {
            layout = SizingListLayout(configuration: configuration)
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            registration = SizingRegistration { cell, _, _ in fill(cell) }
            screen = HeadlessScreen(
                size: CGSize(width: 844, height: 390),
                scale: 3,
                safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
            )
            super.init()
            if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
            layout.itemSizing = { [registration] _ in .template(registration, item: "") }
            collectionView.dataSource = self
            screen.show(collectionView)
            screen.frames(4)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "")
        }

        /// How templates and shown cells were laid out.
        func layouts(_ content: (Cell) -> UIView?) -> (template: [Layout], shown: [Layout]) {
            func layouts(below view: UIView) -> [Layout] {
                view.subviews.flatMap { view in
                    if let cell = view as? Cell { return [Layout(cell, content(cell))] }
                    return layouts(below: view)
                }
            }
            let hosts = collectionView.subviews.filter { !($0 is UICollectionViewCell) }
            let shown = collectionView.visibleCells.compactMap { $0 as? Cell }.filter {
                $0.frame.intersects(collectionView.bounds.insetBy(dx: 0, dy: 30))
            }
            return (hosts.flatMap { layouts(below: $0) }, shown.map { Layout($0, content($0)) })
        }
    }

    @Test(arguments: [SizingListConfiguration.Appearance.plain, .grouped, .insetGrouped], [false, true])
    func aListCellIsMeasuredAsItIsShown(
        _ appearance: SizingListConfiguration.Appearance,
        _ isRightToLeft: Bool
    ) throws {
        var configuration = SizingListConfiguration(appearance: appearance)
        configuration.insetsRowsToSafeArea = false
        let fixture = Fixture<UICollectionViewListCell>(configuration, isRightToLeft: isRightToLeft) { cell in
            var content = cell.defaultContentConfiguration()
            content.text = Self.text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let (templates, shown) = fixture.layouts(\.contentView)
        let template = try #require(templates.first)
        let margin: CGFloat = appearance == .insetGrouped ? 63 : 0
        #expect(template.width == 844 - 2 * margin)
        #expect(template.safeArea.left == (appearance == .insetGrouped ? 0 : 47))
        #expect(template.safeArea.left == template.safeArea.right)
        #expect(shown.count >= 2)
        for layout in shown { #expect(layout.isShown(as: template), "\(layout), not \(template)") }
        #expect(fixture.layout.statistics.items.corrected == 0)
    }

    @Test(.byTurns(), arguments: [SizingListConfiguration.Appearance.plain, .insetGrouped], [false, true])
    func anyOtherCellIsMeasuredAsItIsShown(
        _ appearance: SizingListConfiguration.Appearance,
        _ keepsToMargins: Bool
    ) throws {
        var configuration = SizingListConfiguration(appearance: appearance)
        configuration.insetsRowsToSafeArea = false
        let fixture = Fixture<WideCell>(configuration) { cell in
            cell.label.text = Self.text
            cell.keepsToMargins = keepsToMargins
        }
        let (templates, shown) = fixture.layouts(\.label)
        let template = try #require(templates.first)
        let isCard = appearance == .insetGrouped
        #expect(template.width == (isCard ? 718 : 844))
        #expect(template.content.width == template.width - (keepsToMargins ? (isCard ? 16 : 110) : 0))
        #expect(shown.count >= 2)
        for layout in shown { #expect(layout.isShown(as: template), "\(layout), not \(template)") }
        #expect(fixture.layout.statistics.items.corrected == 0)
    }

    /// As in a table the selection is seen from edge to edge.
    @Test(arguments: [false, true])
    func theBackgroundsOfListCellsReachFromEdgeToEdge(_ isRightToLeft: Bool) throws {
        let fixture = Fixture<SizingListCell>(SizingListConfiguration(appearance: .plain), isRightToLeft: isRightToLeft)
        {
            $0.textLabel?.text = "One line"
        }
        let cell = try #require(fixture.collectionView.visibleCells.first as? SizingListCell)
        #expect(cell.frame.minX == 47 && cell.frame.width == 750)
        let background = try #require(cell.selectedBackgroundView)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.convert(background.frame, to: fixture.collectionView).minX == 0)
        #expect(background.frame.width == 844)
    }

    /// The places of the decorations of a list on screen, by kind.
    private func decorations(_ fixture: Fixture<WideCell>) -> [String: [CGRect]] {
        let view = fixture.collectionView
        let attributes = fixture.layout.layoutAttributesForElements(in: view.bounds) ?? []
        return Dictionary(grouping: attributes.filter { $0.representedElementCategory == .decorationView }) {
            $0.representedElementKind ?? ""
        }.mapValues { $0.flatMap { $0.lineFrames.isEmpty ? [$0.frame] : $0.lineFrames } }
    }

    @Test(arguments: byTurns(pairs([SizingListConfiguration.Appearance.plain, .grouped], [false, true]), every: 4))
    func rowsOfAnyCellsKeepInsideTheSafeArea(
        _ appearance: SizingListConfiguration.Appearance,
        _ isRightToLeft: Bool
    ) throws {
        var configuration = SizingListConfiguration(appearance: appearance)
        configuration.insetsRowsToSafeArea = false
        let wide = Fixture<WideCell>(configuration, isRightToLeft: isRightToLeft) { $0.label.text = "One line" }
        let inside = Fixture<WideCell>(SizingListConfiguration(appearance: appearance), isRightToLeft: isRightToLeft) {
            $0.label.text = "One line"
        }
        let (templates, shown) = inside.layouts(\.label)
        let template = try #require(templates.first)
        #expect(template.width == 750 && template.content.minX == 0 && template.content.width == 750)
        #expect(template.safeArea.left == 0 && template.safeArea.right == 0)
        #expect(shown.count >= 2)
        for layout in shown { #expect(layout.isShown(as: template), "\(layout), not \(template)") }
        #expect(inside.collectionView.visibleCells.allSatisfy { $0.frame.minX == 47 && $0.frame.width == 750 })
        #expect(wide.collectionView.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 844 })
        // Lines and cards are where they were.
        #expect(decorations(inside) == decorations(wide))
        #expect(decorations(inside)["SizingKit.lines"]?.count ?? 0 > 2)
    }
}

/// A cell whose text reaches from edge to edge of the content view, or of its margins.
private final class WideCell: UICollectionViewCell {
    let label = UILabel()
    private var edges: [NSLayoutConstraint] = []
    private var margins: [NSLayoutConstraint] = []

    var keepsToMargins = false {
        didSet {
            NSLayoutConstraint.deactivate(keepsToMargins ? edges : margins)
            NSLayoutConstraint.activate(keepsToMargins ? margins : edges)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let guide = contentView.layoutMarginsGuide
        edges = [
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ]
        margins = [
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
        NSLayoutConstraint.activate(
            edges + [
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ]
        )
    }

    required init?(coder: NSCoder) {
        fatalError("WideCell is made in code only")
    }
}
