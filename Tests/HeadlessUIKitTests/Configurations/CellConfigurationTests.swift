import Testing
import UIKit

private struct Badge: UIContentConfiguration {
    var text = ""
    var isPressed = false

    func makeContentView() -> any UIView & UIContentView {
        BadgeView(self)
    }

    func updated(for state: any UIConfigurationState) -> Badge {
        var updated = self
        if let state = state as? UICellConfigurationState { updated.isPressed = state.isSelected }
        return updated
    }
}

private final class BadgeView: UIView, UIContentView {
    private var badge: Badge
    private(set) var settings = 0

    init(_ badge: Badge) {
        self.badge = badge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var configuration: any UIContentConfiguration {
        get { badge }
        set {
            guard let newValue = newValue as? Badge else { return }
            badge = newValue
            settings += 1
        }
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: CGFloat(badge.text.count) * 1000 / targetSize.width)
    }
}

private struct Empty: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { EmptyView() }
    func updated(for state: any UIConfigurationState) -> Empty { self }
}

private final class EmptyView: UIView, UIContentView {
    var configuration: any UIContentConfiguration = Empty()
}

private final class ColourCell: UICollectionViewCell {
    private(set) var states: [UICellConfigurationState] = []

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("own")] = true
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        if state.isSelected { background.backgroundColor = .systemYellow }
        backgroundConfiguration = background
    }
}

/// A cell that tells its configuration that it is edited, whatever its collection view is.
private final class EditedCell: UICollectionViewCell {
    private(set) var updates = 0

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isEditing = true
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
        setNeedsLayout()
    }
}

@MainActor
struct CellConfigurationTests {
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    @Test
    func theConfigurationsViewTakesTheContentViewsPlace() throws {
        let old = cell.contentView
        old.addSubview(UIView())
        cell.contentConfiguration = Badge(text: "a")
        let view = try #require(cell.contentView as? BadgeView)
        #expect(cell.subviews == [view] && old.superview == nil)
        cell.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    @Test
    func aViewThatSupportsTheNewConfigurationStays() throws {
        cell.contentConfiguration = Badge(text: "a")
        let view = try #require(cell.contentView as? BadgeView)
        cell.contentConfiguration = Badge(text: "bc")
        #expect(cell.contentView === view && view.settings == 1)
        #expect((view.configuration as? Badge)?.text == "bc")
        cell.contentConfiguration = Empty()
        #expect(cell.contentView is EmptyView && view.superview == nil)
        cell.contentConfiguration = nil
        #expect(type(of: cell.contentView) != EmptyView.self && cell.contentView.subviews.isEmpty)
        #expect(cell.subviews == [cell.contentView])
    }

    @Test
    func theStateReachesTheConfigurationBeforeTheNextLayout() {
        cell.contentConfiguration = Badge(text: "a")
        cell.layoutIfNeeded()
        cell.isSelected = true
        #expect((cell.contentConfiguration as? Badge)?.isPressed == false)
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Badge)?.isPressed == true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Badge)?.isPressed == true)
    }

    @Test
    func aConfigurationIsUpdatedWhenItIsSet() {
        cell.isSelected = true
        cell.contentConfiguration = Badge(text: "a")
        #expect((cell.contentConfiguration as? Badge)?.isPressed == true)
    }

    @Test
    func theContentSaysHowHighTheCellIs() {
        cell.contentConfiguration = Badge(text: "abcd")
        for size in [CGSize(width: 100, height: 40), CGSize(width: 50, height: 80)] {
            let fitting = cell.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            #expect(fitting == size)
        }
    }

    @Test
    func theHandlerComesOnceForEachChange() {
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    @Test
    func aSubclassUpdatesItself() {
        let cell = ColourCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemYellow)
        #expect(cell.states.map(\.isSelected) == [false, true])
        #expect(cell.states[0][UIConfigurationStateCustomKey("own")] == AnyHashable(true))
    }

    @Test
    func traitsAreAPartOfTheState() {
        var styles: [UIUserInterfaceStyle] = []
        cell.configurationUpdateHandler = { styles.append($1.traitCollection.userInterfaceStyle) }
        cell.layoutIfNeeded()
        cell.overrideUserInterfaceStyle = .dark
        cell.layoutIfNeeded()
        #expect(styles == [.light, .dark])
    }

    @Test
    func editingIsThatOfTheCollectionViewUnlessSet() {
        cell.layoutIfNeeded()
        cell.isShownEditing = true
        #expect(cell.configurationState.isEditing)
    }

    @Test
    func aStateThatTellsOtherwiseIsTakenOnce() {
        let cell = EditedCell(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        cell.layoutIfNeeded()
        #expect(cell.updates == 1)
        cell.isShownEditing = true
        cell.layoutIfNeeded()
        #expect(cell.updates == 2)
    }

    // MARK: Background

    @Test
    func theBackgroundLiesBehindTheContentAndFollowsTheState() throws {
        cell.backgroundConfiguration = .listGroupedCell()
        cell.layoutIfNeeded()
        #expect(cell.subviews.count == 2 && cell.subviews.last === cell.contentView)
        let box = try #require(cell.subviews.first?.subviews.first)
        #expect(box.backgroundColor == .secondarySystemGroupedBackground)
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect(box.backgroundColor == .systemGray4)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    @Test
    func aColourThatWasSetStays() {
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .red
        cell.backgroundConfiguration = background
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    }

    @Test
    func insetsAndCornersAreThoseOfTheConfiguration() throws {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        background.cornerRadius = 6
        cell.semanticContentAttribute = .forceRightToLeft
        cell.backgroundConfiguration = background
        cell.subviews[0].semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        let box = try #require(cell.subviews.first?.subviews.first)
        #expect(box.frame == CGRect(x: 4, y: 1, width: 200 - 4 - 10, height: 36))
        #expect(box.layer.cornerRadius == 6)
    }

    @Test
    func backgroundViewsAndConfigurationsExcludeEachOther() {
        cell.backgroundConfiguration = .listPlainCell()
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil && cell.subviews.count == 2)
    }

    @Test
    func noColourIsTheTint() {
        var background = UIBackgroundConfiguration.clear()
        #expect(background.resolvedBackgroundColor(for: .red) == .clear)
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .red) == .red)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
        #expect(background.resolvedBackgroundColor(for: .red) == .green)
        #expect(background.resolvedStrokeColor(for: .blue) == .blue)
    }

    @Test
    func aBackgroundThatFollowsItsListTakesTheListsColour() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection { $0.listEnvironment = .grouped })
        let background = UIBackgroundConfiguration.listCell()
        #expect(background.backgroundColor == .systemBackground)
        #expect(background.updated(for: state).backgroundColor == .secondarySystemGroupedBackground)
        state.traitCollection = UITraitCollection { $0.listEnvironment = .sidebar }
        #expect(background.updated(for: state).backgroundColor == .clear)
        #expect(background.updated(for: state).cornerRadius == 10)
        #expect(background == .listCell() && background != .listPlainCell())
    }
}
