import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct SmallControlTests {
    @MainActor
    private final class Stage {
        let screen = HeadlessScreen()
        let view = UIView()

        init() {
            screen.show(view)
        }
    }

    private func changes(of control: UIControl) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    // MARK: Segmented control

    @Test func aTapSelectsASegment() {
        let stage = Stage()
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 31)
        stage.view.addSubview(control)
        let changes = changes(of: control)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.screen.touchDown(control, at: CGPoint(x: 150, y: 15))
        stage.screen.lift(control)
        #expect(control.selectedSegmentIndex == 1)
        stage.screen.touchDown(control, at: CGPoint(x: 150, y: 15))
        stage.screen.lift(control)
        #expect(changes() == 1)
        control.selectedSegmentIndex = 2
        #expect(changes() == 1)
        control.setEnabled(false, forSegmentAt: 0)
        stage.screen.touchDown(control, at: CGPoint(x: 10, y: 15))
        stage.screen.lift(control)
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test func segmentsThatAreRemovedTakeTheSelectionAlong() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Z", at: 9, animated: false)
        #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["B", "Z"])
    }

    @Test func segmentsAreAsWideAsTheWidestOne() {
        let control = UISegmentedControl(items: ["i", "A much longer title"])
        let long = UISegmentedControl(items: ["A much longer title"])
        #expect(control.intrinsicContentSize.width == 2 * long.intrinsicContentSize.width)
        #expect(control.intrinsicContentSize.height == 31)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < 2 * long.intrinsicContentSize.width)
    }

    // MARK: Slider

    @Test func theThumbIsDragged() {
        let stage = Stage()
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 128, height: 34))
        stage.view.addSubview(slider)
        slider.maximumValue = 10
        let changes = changes(of: slider)
        stage.screen.touchDown(slider, at: CGPoint(x: 14, y: 17))
        stage.screen.move(slider, to: CGPoint(x: 64, y: 17))
        #expect(slider.value == 5)
        stage.screen.move(slider, to: CGPoint(x: 400, y: 17))
        stage.screen.lift(slider)
        #expect(slider.value == 10)
        #expect(changes() == 2)
        stage.screen.touchDown(slider, at: CGPoint(x: 14, y: 17))
        stage.screen.move(slider, to: CGPoint(x: 64, y: 17))
        #expect(slider.value == 10)
    }

    @Test(arguments: [true, false]) func aDraggedThumbIsThePrimaryAction(_ isContinuous: Bool) {
        let stage = Stage()
        var calls = 0
        let slider = UISlider(
            frame: CGRect(x: 0, y: 100, width: 128, height: 34),
            primaryAction: UIAction { _ in calls += 1 }
        )
        slider.isContinuous = isContinuous
        stage.view.addSubview(slider)
        stage.screen.touchDown(slider, at: CGPoint(x: 14, y: 17))
        stage.screen.move(slider, to: CGPoint(x: 64, y: 17))
        stage.screen.lift(slider)
        #expect(calls == 1)
    }

    @Test func aValueStaysBetweenTheEnds() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2 && slider.value == 2)
    }

    @Test func aSliderThatIsNotContinuousTellsTheEnd() {
        let stage = Stage()
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 128, height: 34))
        stage.view.addSubview(slider)
        slider.isContinuous = false
        let changes = changes(of: slider)
        stage.screen.touchDown(slider, at: CGPoint(x: 14, y: 17))
        stage.screen.move(slider, to: CGPoint(x: 40, y: 17))
        stage.screen.move(slider, to: CGPoint(x: 64, y: 17))
        #expect(changes() == 0)
        stage.screen.lift(slider)
        #expect(changes() == 1)
    }

    // MARK: Progress, activity and pages

    @Test func progressFillsItsTrack() {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
        progress.progress = 0.25
        progress.layoutIfNeeded()
        #expect(progress.subviews.map(\.frame.width) == [200, 50])
        progress.setProgress(7, animated: true)
        #expect(progress.progress == 1)
        #expect(progress.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    }

    @Test func anIndicatorThatStoppedIsHidden() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
        indicator.hidesWhenStopped = false
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
    }

    @Test func aTurnedPageIsThePrimaryAction() {
        let stage = Stage()
        var calls = 0
        let pages = UIPageControl(
            frame: CGRect(x: 0, y: 100, width: 200, height: 26),
            primaryAction: UIAction { _ in calls += 1 }
        )
        stage.view.addSubview(pages)
        pages.numberOfPages = 3
        stage.screen.touchDown(pages, at: CGPoint(x: 190, y: 10))
        stage.screen.lift(pages)
        #expect(calls == 1)
    }

    @Test func aTapBesideTheDotsTurnsThePage() {
        let stage = Stage()
        let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 26))
        stage.view.addSubview(pages)
        pages.numberOfPages = 3
        let changes = changes(of: pages)
        for _ in 0..<3 {
            stage.screen.touchDown(pages, at: CGPoint(x: 190, y: 10))
            stage.screen.lift(pages)
        }
        #expect(pages.currentPage == 2)
        #expect(changes() == 2)
        stage.screen.touchDown(pages, at: CGPoint(x: 10, y: 10))
        stage.screen.lift(pages)
        #expect(pages.currentPage == 1)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    // MARK: Actions of a swipe

    @Test func anActionHasTheColourOfItsStyle() {
        let stage = Stage()
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(false) }
        #expect(delete.backgroundColor == .systemRed)
        #expect(flag.backgroundColor == .systemGray)
        flag.backgroundColor = .orange
        #expect(flag.backgroundColor == .orange)
        flag.backgroundColor = nil
        #expect(flag.backgroundColor == .systemGray)
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        #expect(configuration.actions == [delete, flag])
        #expect(configuration.performsFirstActionWithFullSwipe)
        var result: [Bool] = []
        for action in configuration.actions { action.handler(action, stage.view) { result.append($0) } }
        #expect(result == [true, false])
    }
}
