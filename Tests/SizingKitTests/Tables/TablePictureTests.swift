import Foundation
import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// A renamed table screen looks like the table screen that it was, to the pixel.
///
/// Both are drawn by the same tools. The dimensions that Apple does not publish are the same figures in the headless table and in
/// the list's metrics, so that what is compared is what each makes of them.
@MainActor
@Suite struct TablePictureTests {
    struct Device: Sendable, CustomTestStringConvertible {
        var size = CGSize(width: 390, height: 844)
        var safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        var isLargest = false
        var isRightToLeft = false

        var testDescription: String {
            "\(Int(size.width)) points\(isLargest ? ", the largest text" : "")\(isRightToLeft ? ", right to left" : "")"
        }
    }

    nonisolated private static let onItsSide = Device(
        size: CGSize(width: 844, height: 390),
        safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    )

    nonisolated static let devices = [
        Device(), Device(isLargest: true), Device(isRightToLeft: true), onItsSide,
    ]

    /// Shows a screen, does something to it, and draws it without scroll indicators: their lengths follow estimates.
    private func picture(
        of controller: UIViewController,
        on device: Device = Device(),
        after act: (HeadlessScreen, UIScrollView) -> Void = { _, _ in }
    ) throws -> SVGPicture {
        let screen = HeadlessScreen(size: device.size, scale: 3, safeAreaInsets: device.safeArea)
        screen.set {
            if device.isLargest { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            if device.isRightToLeft { $0.layoutDirection = .rightToLeft }
        }
        screen.show(UINavigationController(rootViewController: controller))
        screen.runUntilRest()
        let table = try #require(TablePair.scrollView(in: controller.view))
        table.showsVerticalScrollIndicator = false
        act(screen, table)
        screen.runUntilRest()
        return SVGPicture(screen: screen.window)
    }

    private func differences(
        _ screen: TablePair.Screen,
        on device: Device = Device(),
        after act: (HeadlessScreen, UIScrollView, UIViewController) -> Void = { _, _, _ in }
    ) throws -> [String] {
        let pair = TablePair(screen)
        let before = try picture(of: pair.before, on: device) { act($0, $1, pair.before) }
        let after = try picture(of: pair.after, on: device) { act($0, $1, pair.after) }
        return PictureComparison(before, after).differences
    }

    @Test(arguments: TablePair.Screen.allCases, byTurns(devices, every: 2))
    func aScreenLooksAsBefore(_ screen: TablePair.Screen, _ device: Device) throws {
        let found = try differences(screen, on: device)
        #expect(found == [])
    }

    @Test(.byTurns(), arguments: byTurns(pairs(TablePair.Screen.allCases, [60, 130, 300] as [CGFloat]), every: 3))
    func itDoesWhereverItIsScrolled(_ screen: TablePair.Screen, _ distance: CGFloat) throws {
        let device = Device(size: CGSize(width: 390, height: 500))
        let found = try differences(screen, on: device) { _, table, _ in table.contentOffset.y += distance }
        #expect(found == [])
    }

    @Test(.byTurns(), arguments: byTurns(devices, every: 3))
    func itDoesWhileItIsEdited(_ device: Device) throws {
        let found = try differences(.contacts, on: device) { $2.setEditing(true, animated: false) }
        #expect(found == [])
    }

    @Test(.byTurns()) func itDoesWhileARowIsPulledAside() throws {
        let found = try differences(.contacts) { screen, _, _ in
            screen.pan(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 200, y: 200), frames: 6)
        }
        #expect(found == [])
    }

    // MARK: The comparison

    private func view(_ change: (UIView, UILabel) -> Void) -> SVGPicture {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 60))
        card.backgroundColor = .systemGray4
        card.layer.cornerRadius = 10
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        label.text = "Word"
        view.addSubview(card)
        card.addSubview(label)
        change(card, label)
        return SVGPicture(of: view)
    }

    @Test func aComparisonFindsWhatIsAnother() {
        let first = view { _, _ in }
        func isOther(_ change: (UIView, UILabel) -> Void) -> Bool {
            !PictureComparison(first, view(change)).differences.isEmpty
        }
        #expect(!isOther { _, _ in })
        #expect(!isOther { _, label in label.frame.origin.x += 0.3 })
        #expect(isOther { _, label in label.frame.origin.x += 0.7 })
        #expect(isOther { _, label in label.text = "Words" })
        #expect(isOther { _, label in label.font = .systemFont(ofSize: 18) })
        #expect(isOther { _, label in label.textColor = .red })
        #expect(isOther { card, _ in card.backgroundColor = .systemGray5 })
        #expect(isOther { card, _ in card.layer.cornerRadius = 0 })
        #expect(isOther { card, _ in card.layer.maskedCorners = [.layerMinXMinYCorner] })
        #expect(isOther { card, _ in card.frame.size.height += 1 })
        func drawLine(_ card: UIView, _ label: UILabel) {
            let line = UIView(frame: CGRect(x: 0, y: 40, width: 160, height: 1.0 / 3))
            line.backgroundColor = .black
            card.addSubview(line)
        }
        func cover(_ card: UIView, _ label: UILabel) {
            let cover = UIView(frame: card.bounds)
            cover.backgroundColor = .systemGray4
            card.addSubview(cover)
        }
        #expect(isOther(drawLine))
        #expect(isOther(cover))
    }
}
