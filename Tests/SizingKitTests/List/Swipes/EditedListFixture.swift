import HeadlessTools
import UIKit

@testable import SizingKit

/// A list of names whose rows can be deleted and moved.
@MainActor
final class EditedListFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let screen: HeadlessScreen
    let layout: SizingLayout
    let collectionView: UICollectionView
    var names: [String]
    /// What has happened, in order.
    var events: [String] = []
    /// Changes a cell after it has been configured.
    var configure: (SizingListCell) -> Void = { _ in }
    private lazy var registration = SizingRegistration<SizingListCell, String> { [unowned self] cell, _, name in
        cell.textLabel?.text = name
        cell.editingStyle = .delete
        cell.showsReorderControl = true
        cell.editingControlHandler = { [unowned self] in delete(name) }
        configure(cell)
    }

    init(
        _ names: [String] = ["Anna", "Ben", "Carla", "Dora"],
        hasActions: Bool = false,
        isMasonry: Bool = false,
        hostility: Hostility = []
    ) {
        self.names = names
        var configuration = SizingListConfiguration()
        layout = SizingLayout()
        screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        if hasActions {
            configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in
                let name = self.names[$0.item]
                let titles = ["Remove", "Archive"]
                return UISwipeActionsConfiguration(
                    actions: titles.map { title in
                        UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
                            events.append("\(title) \(name)")
                            completion(true)
                        }
                    }
                )
            }
        }
        layout.section = isMasonry ? .masonry(columns: 2, spacing: 10) : .list(configuration).pinningHeaders(false)
        layout.itemSizing = { [unowned self] in
            .template(registration, item: self.names[$0.item], key: self.names[$0.item])
        }
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    func show(isEditing: Bool = true) {
        screen.show(collectionView)
        screen.frame()
        if isEditing { layout.setEditing(true, animated: false) }
        screen.frames(30)
    }

    private func delete(_ name: String) {
        guard let item = names.firstIndex(of: name) else { return }
        events.append("delete \(name)")
        names.remove(at: item)
        collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    }

    func cell(_ item: Int) -> SizingListCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? SizingListCell
    }

    /// Taps the control at the leading edge of a row.
    func tapControl(_ item: Int) {
        guard let control = cell(item)?.editingControl else { return }
        screen.tap(control)
        screen.frames(60)
    }

    func tap(_ point: CGPoint) {
        screen.tap(point)
        screen.frames(60)
    }

    /// The distance that each row is moved by, in points; rows at their place are left out.
    var movedRows: [String: CGFloat] {
        var moved: [String: CGFloat] = [:]
        for (item, name) in names.enumerated() {
            if let x = cell(item)?.frame.minX, x != 0 { moved[name] = x }
        }
        return moved
    }

    /// The titles of the buttons beside rows, from left to right.
    var buttons: [String] {
        let buttons = collectionView.subviews.compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons)
        return buttons.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.accessibilityLabel)
    }

    /// The names of the custom actions of a row.
    func actions(_ item: Int) -> [String] { (cell(item)?.accessibilityCustomActions ?? []).map(\.name) }

    /// Performs a custom action of a row.
    func perform(_ name: String, on item: Int) -> Bool {
        let actions = cell(item)?.accessibilityCustomActions ?? []
        guard let action = actions.first(where: { $0.name == name }) else { return false }
        defer { screen.frames(60) }
        return action.actionHandler?(action) ?? false
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        layout.dequeueCell(for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        events.append("select \(names[indexPath.item])")
    }
}
