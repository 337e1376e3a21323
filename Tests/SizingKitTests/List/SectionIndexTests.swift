import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct SectionIndexTests {
    private static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    private func makeIndex(_ titles: [String] = alphabet, height: CGFloat = 400) -> SizingSectionIndexView {
        let index = SizingSectionIndexView(frame: CGRect(x: 375, y: 0, width: 15, height: height))
        index.titles = titles
        index.layoutIfNeeded()
        return index
    }

    private func shown(_ index: SizingSectionIndexView) -> String {
        index.subviews.compactMap { ($0 as? UILabel)?.text }.joined()
    }

    @Test func titlesStandInTheMiddle() {
        let index = makeIndex(["A", "B", "C"], height: 100)
        #expect(shown(index) == "ABC")
        #expect(index.subviews.map(\.frame.minY) == [29, 43, 57])
        #expect(index.subviews.allSatisfy { $0.frame.width == 15 && $0.frame.height == 14 })
        #expect(index.intrinsicContentSize == CGSize(width: 15, height: 42))
        #expect(makeIndex([]).intrinsicContentSize == .zero)
    }

    @Test func dotsStandForTitlesWithoutRoom() {
        #expect(shown(makeIndex(height: 364)) == Self.alphabet.joined())
        #expect(shown(makeIndex(height: 140)) == "A•G•N•T•Z")
        #expect(shown(makeIndex(height: 42)) == "A•Z")
        #expect(shown(makeIndex(height: 20)) == "A")
        #expect(shown(makeIndex(height: 10)) == "")
    }

    @Test func wideTitlesWidenTheIndex() {
        #expect(makeIndex(["Wide title"]).intrinsicContentSize.width > 40)
    }

    @Test func aFingerSelectsWhatItIsOn() {
        let index = makeIndex(["A", "B", "C"], height: 100)
        var selected: [String] = []
        index.selectionHandler = { title, place in selected.append("\(title)\(place)") }
        let screen = HeadlessScreen()
        screen.touchDown(index, at: CGPoint(x: 5, y: 30))
        screen.move(index, to: CGPoint(x: 5, y: 40))
        screen.move(index, to: CGPoint(x: 5, y: 50))
        screen.move(index, to: CGPoint(x: -50, y: 99))
        screen.lift(index)
        screen.touchDown(index, at: CGPoint(x: 5, y: 0))
        screen.lift(index)
        screen.window.addSubview(index)
        screen.tap(index)
        screen.tap(index)
        #expect(selected == ["A0", "B1", "C2", "A0", "B1", "B1"])
        #expect(index.selectedIndex == 1)
        #expect(index.accessibilityValue == "B")
    }

    @Test func hiddenTitlesAreReachedBetweenTheDots() {
        let index = makeIndex(height: 140)
        var selected = Set<Int>()
        index.selectionHandler = { _, place in selected.insert(place) }
        let screen = HeadlessScreen()
        screen.touchDown(index, at: CGPoint(x: 5, y: 0))
        for y in 0..<140 { screen.move(index, to: CGPoint(x: 5, y: y)) }
        screen.lift(index)
        #expect(selected == Set(0..<26))
    }

    @Test func theBackgroundChangesWhileAFingerIsDown() {
        let index = makeIndex()
        index.backgroundColor = .clear
        index.trackingBackgroundColor = .red
        let screen = HeadlessScreen()
        screen.touchDown(index, at: .zero)
        #expect(index.backgroundColor == .red)
        screen.lift(index)
        #expect(index.backgroundColor == .clear)
        screen.touchDown(index, at: .zero)
        screen.cancelTouch(of: index)
        #expect(index.backgroundColor == .clear)
    }

    @Test func anEmptyIndexTakesNoTouches() {
        let index = makeIndex([])
        HeadlessScreen().touchDown(index, at: .zero)
        #expect(!index.isTracking)
        index.accessibilityIncrement()
        #expect(index.selectedIndex == nil)
    }

    @Test func newTitlesForgetASelectionThatIsGone() {
        let index = makeIndex(["A", "B", "C"], height: 100)
        HeadlessScreen().touchDown(index, at: CGPoint(x: 5, y: 99))
        #expect(index.selectedIndex == 2)
        index.titles = ["A"]
        index.layoutIfNeeded()
        #expect(index.selectedIndex == nil)
        #expect(shown(index) == "A")
    }

    @Test func voiceOverStepsThroughTheTitles() {
        let index = makeIndex(["A", "B"])
        index.accessibilityIncrement()
        #expect(index.selectedIndex == 0)
        index.accessibilityIncrement()
        index.accessibilityIncrement()
        #expect(index.selectedIndex == 1)
        index.accessibilityDecrement()
        #expect(index.selectedIndex == 0)
    }

    @Test func itStandsAtTheTrailingEdgeInsideTheSafeArea() {
        let bounds = CGRect(x: 10, y: 20, width: 800, height: 400)
        let safeArea = UIEdgeInsets(top: 30, left: 47, bottom: 21, right: 40)
        let right = SizingSectionIndexView.frame(
            in: bounds,
            safeAreaInsets: safeArea,
            width: 15,
            direction: .leftToRight
        )
        #expect(right == CGRect(x: 755, y: 50, width: 15, height: 349))
        let left = SizingSectionIndexView.frame(
            in: bounds,
            safeAreaInsets: safeArea,
            width: 15,
            direction: .rightToLeft
        )
        #expect(left == CGRect(x: 57, y: 50, width: 15, height: 349))
    }

    @Test func everyTitleHasItsPlace() {
        for count in 1...40 {
            for height in stride(from: CGFloat(14), through: 600, by: 23) {
                let layout = SectionIndexLayout(count: count, height: height, entryHeight: 14)
                let places = layout.entries.compactMap { if case .title(let place) = $0 { place } else { nil } }
                #expect(places == places.sorted() && Set(places).count == places.count)
                #expect(places.first == 0)
                #expect(places.count == 1 || places.last == count - 1)
                #expect(layout.title(at: -10) == 0)
                #expect(layout.title(at: height + 10) == count - 1)
            }
        }
        #expect(SectionIndexLayout(count: 3, height: 100, entryHeight: 14).title(at: .nan) == nil)
    }
}
