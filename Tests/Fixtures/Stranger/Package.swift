// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Stranger",
    platforms: [.iOS(.v15)],
    dependencies: [.package(url: "https://example.org/SizingKit.git", exact: "1.0.0-checkout")],
    targets: [
        .target(name: "App", dependencies: [.product(name: "SizingKit", package: "SizingKit")]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
    ],
    swiftLanguageModes: [.v6]
)

// On Linux there is no UIKit: the package brings one without a screen.
#if os(Linux)
    for target in package.targets {
        target.dependencies.append(.product(name: "HeadlessUIKit", package: "SizingKit"))
    }
#endif
