import HeadlessTools
import Testing
import UIKit

/// The device: how it is held, and that its memory runs out.
@MainActor
@Suite struct DeviceTests {
    /// Apple's documentation has it unknown until somebody asks for notifications.
    @Test func theOrientationIsKnownWhileSomebodyAsksForIt() {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let device = UIDevice.current
        #expect(device.orientation == .unknown)
        device.beginGeneratingDeviceOrientationNotifications()
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        #expect(device.orientation == .portrait)
        nonisolated(unsafe) var turns = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in turns += 1 }
        screen.rotate(to: CGSize(width: 844, height: 390))
        #expect(device.orientation.isLandscape && device.orientation.isValidInterfaceOrientation)
        #expect(turns == 1)
        screen.rotate(to: CGSize(width: 900, height: 390))
        #expect(turns == 1)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.orientation == .unknown)
        screen.rotate(to: CGSize(width: 390, height: 844))
        #expect(turns == 1)
        NotificationCenter.default.removeObserver(observer)
    }

    private final class Controller: UIViewController {
        var warnings = 0

        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            warnings += 1
        }
    }

    @Test func everyControllerIsWarnedOfMemory() {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let (child, presented) = (Controller(), Controller())
        let navigation = UINavigationController(rootViewController: child)
        screen.show(navigation)
        navigation.present(presented, animated: false)
        screen.frame()
        screen.warnOfMemory()
        #expect(child.warnings == 1)
        #expect(presented.warnings == 1)
    }

    private final class Delegate: NSObject, UIWindowSceneDelegate {
        var told: [UIInterfaceOrientation] = []

        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            told.append(previousInterfaceOrientation)
        }
    }

    @Test func theSceneIsToldOfATurn() throws {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let view = UIView()
        screen.show(view)
        let scene = try #require(view.window?.windowScene)
        let delegate = Delegate()
        scene.delegate = delegate
        defer { scene.delegate = nil }
        screen.rotate(to: CGSize(width: 844, height: 390))
        screen.rotate(to: CGSize(width: 844, height: 390))
        screen.rotate(to: CGSize(width: 390, height: 844))
        #expect(delegate.told == [.portrait, .landscapeRight])
    }

    // MARK: Names of a catalogue

    @Test func anImageOfNothingHasNoSize() {
        let image = UIImage()
        #expect(image.size == .zero)
        #expect(!image.isSymbolImage)
        let view = UIImageView(image: image)
        #expect(view.intrinsicContentSize == .zero)
    }

    @Test func aColorHasAName() throws {
        ColorCatalog.define("accent", color: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        let color = try #require(UIColor(named: "accent"))
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        #expect(color.resolvedColor(with: light) == .black)
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(UIColor(named: "accent", in: nil, compatibleWith: dark)?.resolvedColor(with: light) == .white)
        #expect(UIColor(named: "") == nil)
        #expect(UIColor(named: "never defined") != nil)
    }
}
