// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where this variable is set, as it is in `.ci/run`. They cannot always be: a package that is added by
// its address is compiled with `-suppress-warnings`, and the compiler refuses the two together.
let strict: [SwiftSetting] = Context.environment["SIZINGKIT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
    name: "SizingKit",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: [
        .library(name: "SizingKit", targets: ["SizingKit"])
    ],
    targets: [
        .target(name: "SizingEngine", swiftSettings: strict),
        // The page of a film, recorded on a device or on Linux.
        .target(name: "SizingFilm", swiftSettings: strict),
        .target(name: "SizingKit", dependencies: ["SizingEngine", "SizingFilm"], swiftSettings: strict),
        // What the tests share: seeded random sequences, samples of combinations, a second process.
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
        .testTarget(
            name: "SizingEngineTests",
            dependencies: ["SizingEngine", "TestSupport"],
            swiftSettings: strict
        ),
        // What holds for any UIKit, Apple's on a simulator or the one without a screen. Only the stage of these tests knows
        // which it is.
        .testTarget(
            name: "AnyUIKitTests",
            dependencies: ["SizingKit"],
            packageAccess: false,
            swiftSettings: strict + [.enableUpcomingFeature("MemberImportVisibility")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Apple's systems bring UIKit. Elsewhere the package carries a module of that name without a screen, so that the same
// sources compile, run and are tested.
#if os(Linux)
    // Modules that the compiler looks for where `Testing` is imported beside one of those that they are named after.
    let testingOverlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]
    package.products += [
        .library(
            name: "HeadlessUIKit",
            targets: ["UIKit", "CoreGraphics", "QuartzCore", "HeadlessTools"] + testingOverlays
        )
    ]
    package.targets.first { $0.name == "SizingKit" }?.dependencies.append("UIKit")
    // Every test fails in which a layout makes its collection view need another layout in its own pass.
    package.targets.first { $0.name == "TestSupport" }?.dependencies += ["TestStart", "UIKit"]
    package.targets.first { $0.name == "AnyUIKitTests" }?.dependencies += [
        "UIKit", "HeadlessTools", "_Testing_UIKit",
    ]
    package.targets += [
        .target(name: "UIKit", path: "Sources/Headless/UIKit", swiftSettings: strict),
        // Runs code before the first test.
        .target(name: "TestStart", path: "Tests/Start"),
        // For sources that import the parts of UIKit on their own.
        .target(
            name: "CoreGraphics",
            dependencies: ["UIKit"],
            path: "Sources/Headless/CoreGraphics",
            swiftSettings: strict
        ),
        .target(
            name: "QuartzCore",
            dependencies: ["UIKit", "CoreGraphics"],
            path: "Sources/Headless/QuartzCore",
            swiftSettings: strict
        ),
        .target(
            name: "_Testing_UIKit",
            dependencies: ["UIKit"],
            path: "Sources/Headless/TestingUIKit",
            swiftSettings: strict
        ),
        .target(
            name: "_Testing_CoreGraphics",
            dependencies: ["CoreGraphics"],
            path: "Sources/Headless/TestingCoreGraphics",
            swiftSettings: strict
        ),
        .target(
            name: "HeadlessTools",
            dependencies: ["SizingFilm", "UIKit"],
            path: "Sources/Headless/Tools",
            swiftSettings: strict
        ),
        // What both examples do without a phone: they write pictures and a summary.
        .target(name: "ExampleSupport", path: "Examples/Support", swiftSettings: strict),
        .executableTarget(
            name: "Table",
            dependencies: ["SizingKit", "UIKit", "HeadlessTools", "ExampleSupport"],
            path: "Examples/Table",
            // The app's own files, and the Xcode project that builds it from the same sources.
            exclude: ["App", "Table.xcodeproj"],
            // What an app could not reach on iOS, it does not reach here either.
            packageAccess: false,
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Grid",
            dependencies: ["SizingKit", "UIKit", "HeadlessTools", "ExampleSupport"],
            path: "Examples/Grid",
            exclude: ["App", "Grid.xcodeproj"],
            packageAccess: false,
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["SizingKit", "SizingEngine", "UIKit", "HeadlessTools"],
            path: "Benchmarks",
            swiftSettings: strict
        ),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: ["UIKit", "HeadlessTools", "TestSupport", "_Testing_UIKit"],
            exclude: ["Audit/symbols.tsv", "Audit/conformances.tsv", "Exceptions/exceptions.tsv"],
            swiftSettings: strict
        ),
        // Code as it is written for apps: only what is public, and nothing that knows of the headless module.
        .testTarget(
            name: "WildTests",
            dependencies: [
                "UIKit", "CoreGraphics", "QuartzCore", "HeadlessTools", "_Testing_UIKit", "_Testing_CoreGraphics",
            ],
            packageAccess: false,
            swiftSettings: strict
        ),
        .testTarget(
            name: "WildSwift5Tests",
            dependencies: ["SizingKit", "UIKit", "HeadlessTools", "_Testing_UIKit"],
            packageAccess: false,
            swiftSettings: strict + [.swiftLanguageMode(.v5)]
        ),
        // Users who scroll while everything changes, for the tests and for `Scripts/simulate`.
        .target(
            name: "Simulation",
            dependencies: ["SizingKit", "UIKit", "HeadlessTools", "TestSupport"],
            path: "Tests/Simulation",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Simulate",
            dependencies: ["Simulation", "TestSupport"],
            path: "Tests/Simulate",
            swiftSettings: strict
        ),
        // Table screens as apps have them, after the renames of Scripts/renames.sed.
        .target(
            name: "TableScreens",
            dependencies: ["SizingKit", "UIKit"],
            path: "Tests/Fixtures/TableScreens/Migrated",
            packageAccess: false,
            swiftSettings: strict
        ),
        // The same screens as they were before.
        .target(
            name: "OriginalTableScreens",
            dependencies: ["UIKit"],
            path: "Tests/Fixtures/TableScreens/Original",
            packageAccess: false,
            swiftSettings: strict
        ),
        // Screens of flow layouts as apps have them, after the same renames, and before.
        .target(
            name: "FlowScreens",
            dependencies: ["SizingKit", "UIKit"],
            path: "Tests/Fixtures/FlowScreens/Renamed",
            packageAccess: false,
            swiftSettings: strict
        ),
        .target(
            name: "OriginalFlowScreens",
            dependencies: ["UIKit"],
            path: "Tests/Fixtures/FlowScreens/Original",
            packageAccess: false,
            swiftSettings: strict
        ),
        // Screens of compositional layouts after the same renames. One has a list, which UIKit's layout here doesn't have.
        .target(
            name: "CompositionalScreens",
            dependencies: ["SizingKit", "UIKit"],
            path: "Tests/Fixtures/CompositionalScreens/Renamed",
            packageAccess: false,
            swiftSettings: strict
        ),
        // One screen a file, as UIKit's names make it and as the renames do, for a comparison frame by frame.
        .target(
            name: "OriginalScreenCorpus",
            dependencies: ["UIKit"],
            path: "Tests/Fixtures/ScreenCorpus/Original",
            packageAccess: false,
            swiftSettings: strict
        ),
        .target(
            name: "ScreenCorpus",
            dependencies: ["SizingKit", "UIKit"],
            path: "Tests/Fixtures/ScreenCorpus/Renamed",
            packageAccess: false,
            swiftSettings: strict
        ),
        .testTarget(
            name: "SizingKitTests",
            dependencies: [
                "SizingKit", "UIKit", "HeadlessTools", "TestSupport", "Simulation", "Simulate", "TableScreens",
                "OriginalTableScreens", "FlowScreens", "OriginalFlowScreens", "CompositionalScreens", "ScreenCorpus",
                "OriginalScreenCorpus", "_Testing_UIKit",
            ],
            swiftSettings: strict
        ),
        .testTarget(name: "ExampleSupportTests", dependencies: ["ExampleSupport"], swiftSettings: strict),
        .testTarget(
            name: "TableTests",
            dependencies: [
                "Table", "ExampleSupport", "SizingKit", "UIKit", "HeadlessTools", "TestSupport", "_Testing_UIKit",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GridTests",
            dependencies: [
                "Grid", "ExampleSupport", "SizingKit", "UIKit", "HeadlessTools", "TestSupport", "_Testing_UIKit",
            ],
            swiftSettings: strict
        ),
    ]
#endif
