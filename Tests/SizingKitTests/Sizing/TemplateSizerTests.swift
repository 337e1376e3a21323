import HeadlessTools
import SizingKit
import Testing
import UIKit

/// Sizes for layouts that are not of this package.
@MainActor
@Suite struct TemplateSizerTests {
    private let cell = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }

    @Test func aFlowLayoutTakesTheTrueSizes() throws {
        let texts = (0..<30).map { String.sentences($0 % 6 + 1) }
        let cell = cell
        let source = CellSource(count: texts.count) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: texts[indexPath.item])
        }
        let delegate = FlowDelegate()
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 10
        let view = source.show(layout, delegate: delegate) { view in
            let sizer = TemplateSizer(in: view)
            delegate.sizer = sizer
            delegate.size = { indexPath in
                let text = texts[indexPath.item]
                return sizer.size(of: .template(cell, item: text, key: text), at: indexPath, width: 180)
            }
        }
        #expect(view.visibleCells.count > 4)
        for case let cell as LabelCell in view.visibleCells {
            let expected = textHeight(cell.label.text ?? "", width: 148) + 20
            #expect(abs(cell.frame.height - expected) < 0.34)
            #expect(cell.frame.width == 180)
        }
        let sizer = try #require(delegate.sizer)
        // Six texts, thirty rows.
        #expect(sizer.statistics.measured == 6)
        let hits = sizer.statistics.cacheHits
        layout.invalidateLayout()
        source.screen.frame()
        #expect(sizer.statistics.measured == 6)
        #expect(sizer.statistics.cacheHits > hits)
    }

    private struct Sentence: Identifiable {
        let id: Int
        let text: String
    }

    @Test func anIdentifiableItemIsKeptUnderItsIdentity() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        let cell = SizingRegistration<LabelCell, Sentence> { cell, _, sentence in cell.label.text = sentence.text }
        let short = Sentence(id: 3, text: "Word")
        let height = sizer.height(of: .template(cell, item: short), at: start, width: 300)
        let long = Sentence(id: 3, text: .sentences(9))
        #expect(ItemSizing.template(cell, item: long).key == AnyHashable(3))
        let kept = sizer.height(of: .template(cell, item: long), at: start, width: 300)
        #expect(kept == height)
        #expect(sizer.statistics.measured == 1)
        let changed = sizer.height(of: .template(cell, item: long, version: 1), at: start, width: 300)
        #expect(changed > height)
        #expect(ItemSizing.template(cell, item: long, key: nil).key == nil)
    }

    @Test func aHeightAloneIsEnoughWhereTheWidthIsGiven() {
        let (view, _) = sizingView()
        let size = TemplateSizer(in: view).size(of: .fixed(height: 60), at: start, width: 300)
        #expect(size == CGSize(width: 300, height: 60))
    }

    @Test func withoutAKeyEachCallMeasures() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        for _ in 0..<3 { _ = sizer.size(of: .template(cell, item: "Word"), at: start, width: 300) }
        #expect(sizer.statistics.measured == 3)
        #expect(sizer.cache.count == 0)
    }

    @Test func keysCanBeInvalidated() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        func height(_ text: String) -> CGFloat {
            sizer.height(of: .template(cell, item: text, key: "a"), at: start, width: 300)
        }
        let short = height("Word")
        #expect(height(.sentences(9)) == short)
        sizer.invalidateSizes(for: ["a"])
        #expect(height(.sentences(9)) > short)
        sizer.invalidateSizes()
        #expect(height("Word") == short)
    }

    @Test func templatesHaveTheTraitsOfTheView() {
        let (view, screen) = sizingView()
        let sizer = TemplateSizer(in: view)
        let registration = SizingRegistration<LabelCell, String> { cell, _, text in
            cell.label.font = .preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection)
            cell.label.text = text
        }
        func height() -> CGFloat {
            sizer.height(of: .template(registration, item: "Word", key: 1), at: start, width: 300)
        }
        let usual = height()
        screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        screen.frame()
        #expect(height() > usual)
        screen.set { $0.preferredContentSizeCategory = .large }
        screen.frame()
        #expect(height() == usual)
        #expect(sizer.statistics.measured == 2)
        screen.set { $0.legibilityWeight = .bold }
        screen.frame()
        _ = height()
        #expect(sizer.statistics.measured == 3)
    }

    @Test func nothingIsMeasuredWithoutRoom() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        let sizing = ItemSizing.template(cell, item: "Word", key: 1)
        for width in [0, -10, CGFloat.nan] { #expect(sizer.size(of: sizing, at: start, width: width) == .zero) }
        #expect(sizer.size(of: sizing, at: start, height: 0) == .zero)
        #expect(sizer.size(of: sizing, at: start, within: CGSize(width: 0, height: 100)) == .zero)
        let insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
        #expect(sizer.size(of: sizing.insets(insets), at: start, width: 50) == .zero)
        #expect(sizer.statistics.measured == 0)
        #expect(sizer.cache.count == 0)
    }

    @Test func whatIsKnownTooLateIsAnsweredByTheStandardHeight() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        #expect(sizer.height(of: .selfSizing(), at: start, width: 300) == 44)
        let later = ItemSizing.asynchronous(key: 1) { _ in CGSize(width: 1, height: 1) }
        #expect(sizer.size(of: later, at: start, width: 300) == CGSize(width: 300, height: 44))
    }

    @Test func aSizerDoesNotKeepItsViewAlive() {
        weak var kept: UIView?
        var sizer: TemplateSizer?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            kept = view
            sizer = TemplateSizer(in: view)
        }
        #expect(kept == nil)
        #expect(sizer?.size(of: .fixed(CGSize(width: 1, height: 1)), at: start, width: 300) == .zero)
    }

    @Test(arguments: [1, 16.0 / 9, 0.5] as [CGFloat]) func aPictureKeepsItsRatio(_ ratio: CGFloat) {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        let byWidth = sizer.size(of: .aspectRatio(ratio), at: start, width: 300)
        let byHeight = sizer.size(of: .aspectRatio(ratio), at: start, height: 90)
        let captioned = sizer.size(of: .aspectRatio(ratio, extra: 20), at: start, width: 300)
        #expect(abs(byWidth.height - 300 / ratio) < 0.34)
        #expect(byHeight == CGSize(width: 90 * ratio, height: 90))
        #expect(abs(captioned.height - byWidth.height - 20) < 0.34)
        #expect(sizer.cache.count == 0)
    }
}

private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var sizer: TemplateSizer?
    var size: (IndexPath) -> CGSize = { _ in .zero }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size(indexPath)
    }
}
