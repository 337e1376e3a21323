import HeadlessTools
import Testing
import UIKit

/// A layout that makes its collection view need another layout in its own pass fails the test that runs it.
@MainActor
@Suite struct LayoutPassFaultTests {
    /// Does something to the collection view when it is asked.
    private final class Meddler: UICollectionViewFlowLayout {
        enum Question {
            case preparing, elements, item
        }

        var question = Question.preparing
        var act: (UICollectionView) -> Void = { _ in }

        private func answer(_ asked: Question) {
            guard asked == question, let collectionView else { return }
            let act = act
            self.act = { _ in }
            act(collectionView)
        }

        override func prepare() {
            super.prepare()
            answer(.preparing)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            answer(.elements)
            return super.layoutAttributesForElements(in: rect)
        }
    }

    private final class MeddlingCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            superview?.setNeedsLayout()
            return layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let source = Source()

    private func show(
        _ layout: UICollectionViewLayout,
        of cell: UICollectionViewCell.Type = UICollectionViewCell.self,
        _ hostility: Hostility = []
    ) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(view)
        screen.frame()
    }

    private func show(_ question: Meddler.Question, _ act: @escaping (UICollectionView) -> Void) {
        let layout = Meddler()
        layout.question = question
        layout.act = act
        show(layout)
    }

    @Test func aLayoutThatMarksItsCollectionViewFails() {
        withKnownIssue { show(.preparing) { $0.setNeedsLayout() } }
        withKnownIssue { show(.elements) { $0.setNeedsLayout() } }
    }

    @Test func aLayoutThatMarksAViewAroundFails() {
        withKnownIssue { show(.preparing) { $0.superview?.setNeedsLayout() } }
        withKnownIssue { show(.elements) { $0.superview?.addSubview(UIView()) } }
    }

    @Test func aLayoutThatChangesTraitsFails() {
        withKnownIssue { show(.preparing) { $0.traitOverrides.userInterfaceStyle = .dark } }
        withKnownIssue { show(.elements) { $0.superview?.traitOverrides.userInterfaceStyle = .dark } }
    }

    @Test func aMeasuredCellThatMarksItsCollectionViewFails() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        withKnownIssue { show(layout, of: MeddlingCell.self, .askedInWindow) }
    }

    @Test func whatIsMeantDoesNotFail() {
        show(.preparing) { view in LayoutPassFaults.meaning("the test says so") { view.setNeedsLayout() } }
        // Neither what is below the collection view nor another pass of the layout.
        show(.preparing) { $0.subviews.first?.setNeedsLayout() }
        show(.preparing) { $0.collectionViewLayout.invalidateLayout() }
        show(.elements) { $0.addSubview(UIView()) }
    }
}
