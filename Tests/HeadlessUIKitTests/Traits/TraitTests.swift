import Testing

@testable import UIKit

@MainActor
struct TraitCollectionTests {
    @Test func laterCollectionsWin() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(displayScale: 3),
        ])
        #expect(merged.displayScale == 3)
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.layoutDirection == .unspecified)
        #expect(merged.preferredContentSizeCategory == .unspecified)
    }

    @Test func collectionsAreEqualByTheirTraits() {
        let first = UITraitCollection { $0.displayScale = 2 }
        #expect(first == UITraitCollection(displayScale: 2))
        #expect(first.hash == UITraitCollection(displayScale: 2).hash)
        #expect(first != UITraitCollection(displayScale: 3))
        #expect(first.modifyingTraits { $0.legibilityWeight = .bold } != first)
        #expect(first.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!first.containsTraits(in: UITraitCollection(displayScale: 1)))
    }

    @Test func currentIsPutBack() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current === before)
    }

    @Test func ownTraitsHaveValuesAndDefaults() {
        struct Density: UITraitDefinition {
            static let defaultValue = 4
        }
        let collection = UITraitCollection { $0[Density.self] = 9 }
        #expect(collection[Density.self] == 9)
        #expect(UITraitCollection()[Density.self] == 4)
        #expect(collection != UITraitCollection())
        #expect(collection == UITraitCollection { $0[Density.self] = 9 })
    }

    @Test func contentSizeCategoriesAreOrdered() {
        #expect(UIContentSizeCategory.small < .medium)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityLarge >= .accessibilityLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    }
}

@MainActor
struct TraitInheritanceTests {
    private final class Observed: UIView {
        var previous: [UITraitCollection?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection)
        }
    }

    @Test func viewsOutsideAHierarchyHaveTheTraitsInForceWhenTheyWereMade() {
        var view = UIView()
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { view = UIView() }
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func overridesGoDownTheHierarchy() {
        let root = UIView()
        let middle = UIView()
        let leaf = Observed()
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.previous == [])
        root.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(leaf.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(leaf.previous.map { $0?.preferredContentSizeCategory } == [.large])
        middle.traitOverrides.preferredContentSizeCategory = .small
        root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(leaf.traitCollection.preferredContentSizeCategory == .small)
        #expect(leaf.previous.count == 2)
        #expect(middle.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        middle.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(leaf.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test func traitsFollowAMove() {
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        let view = Observed()
        dark.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.removeFromSuperview()
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        UIView().addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .light)
        #expect(view.previous.count == 2)
    }

    @Test func handlersHearOfTheirTraitsOnly() {
        let view = UIView()
        var heard: [String] = []
        let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (view: UIView, previous: UITraitCollection) in
            heard.append(
                "\(previous.preferredContentSizeCategory.rawValue) \(view.traitCollection.preferredContentSizeCategory.rawValue)"
            )
        }
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(heard == [])
        view.traitOverrides.preferredContentSizeCategory = .small
        #expect(heard == ["UICTContentSizeCategoryL UICTContentSizeCategoryS"])
        view.unregisterForTraitChanges(registration)
        view.traitOverrides.preferredContentSizeCategory = .medium
        #expect(heard.count == 1)
    }

    @Test func ownTraitsAreObservedToo() {
        struct Density: UITraitDefinition {
            static let defaultValue = 4
        }
        let view = UIView()
        var heard = 0
        view.registerForTraitChanges([Density.self]) { (_: UIView, _: UITraitCollection) in heard += 1 }
        view.traitOverrides[Density.self] = 5
        view.traitOverrides[Density.self] = 5
        #expect(heard == 1)
    }

    @Test func theScreenReachesEverythingInItsWindows() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Observed()
        window.addSubview(view)
        UIScreen.main.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(UIView().traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        UIScreen.main.changeTraits { $0.preferredContentSizeCategory = .large }
        #expect(view.traitCollection.preferredContentSizeCategory == .large)
        #expect(view.previous.count == 2)
    }

    @Test func scrollingDoesNotTouchTraits() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        scrollView.addSubview(view)
        let before = view.traitCollection
        scrollView.contentOffset.y = 100
        scrollView.layoutIfNeeded()
        #expect(view.traitCollection === before)
    }

    @Test func directionFollowsTraitsAndAttribute() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.traitOverrides.layoutDirection = .leftToRight
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }

    @Test func newViewsGoByTheTraitsOfTheOneThatMakesThem() {
        final class Parent: UIView {
            var made: UIView?
            override func layoutSubviews() {
                super.layoutSubviews()
                made = UIView()
            }
        }
        let parent = Parent()
        parent.traitOverrides.userInterfaceStyle = .dark
        parent.layoutIfNeeded()
        #expect(parent.made?.traitCollection.userInterfaceStyle == .dark)
        #expect(UIView().traitCollection.userInterfaceStyle == .light)
    }
}
