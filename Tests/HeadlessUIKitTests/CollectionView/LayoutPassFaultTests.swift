import HeadlessTools
import Testing
import UIKit

/// A layout that makes its collection view need another layout in its own pass fails the test that runs it.
@MainActor
@Suite struct LayoutPassFaultTests {
    /// Does something to the collection view when it is asked.
    final class Meddler: UICollectionViewFlowLayout {
        enum Question {
            case preparing, elements
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

    @MainActor
    private final class Faults {
        var messages: [String] = []
    }

    /// What is reported while something is done. Usually each report fails the test that runs.
    private func faults(_ body: () -> Void) -> [String] {
        let found = Faults()
        let outer = LayoutPassFaults.reporter
        LayoutPassFaults.reporter = { found.messages.append($0) }
        defer { LayoutPassFaults.reporter = outer }
        body()
        return found.messages
    }

    private func faults(_ question: Meddler.Question, _ act: @escaping (UICollectionView) -> Void) -> [String] {
        faults { show(question, act) }
    }

    @Test func everyTestHasAReporter() {
        #expect(LayoutPassFaults.reporter != nil)
    }

    @Test(arguments: [Meddler.Question.preparing, .elements])
    func aLayoutThatMarksItsCollectionViewIsReported(_ question: Meddler.Question) {
        let found = faults(question) { $0.setNeedsLayout() }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("Meddler, or a cell that it measures, made the UICollectionView") == true)
        #expect(found.first?.contains("need layout within a layout pass") == true)
    }

    @Test(arguments: [Meddler.Question.preparing, .elements])
    func aLayoutThatMarksAViewAroundIsReported(_ question: Meddler.Question) {
        let marked = faults(question) { $0.superview?.setNeedsLayout() }
        #expect(marked.count == 1)
        let beside = faults(question) { $0.superview?.addSubview(UIView()) }
        #expect(!beside.isEmpty)
    }

    @Test(arguments: [Meddler.Question.preparing, .elements])
    func aLayoutThatChangesTraitsIsReported(_ question: Meddler.Question) {
        let own = faults(question) { $0.traitOverrides.userInterfaceStyle = .dark }
        #expect(own.contains { $0.contains("need other traits") })
        let around = faults(question) { $0.superview?.traitOverrides.userInterfaceStyle = .dark }
        #expect(around.contains { $0.contains("need other traits") })
    }

    @Test func aMeasuredCellThatMarksItsCollectionViewIsReported() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let found = faults { show(layout, of: MeddlingCell.self, .askedInWindow) }
        #expect(!found.isEmpty)
    }

    @Test(arguments: [Meddler.Question.preparing, .elements])
    func whatIsMeantIsNotReported(_ question: Meddler.Question) {
        let meant = faults(question) { view in
            LayoutPassFaults.meaning("the test says so") { view.setNeedsLayout() }
        }
        #expect(meant.isEmpty)
        // Neither what is below the collection view nor another pass of the layout.
        let below = faults(question) { $0.subviews.first?.setNeedsLayout() }
        #expect(below.isEmpty)
    }

    @Test func whatALayoutMayDoIsNotReported() {
        let invalidated = faults(.preparing) { $0.collectionViewLayout.invalidateLayout() }
        #expect(invalidated.isEmpty)
        let added = faults(.elements) { $0.addSubview(UIView()) }
        #expect(added.isEmpty)
    }
}
