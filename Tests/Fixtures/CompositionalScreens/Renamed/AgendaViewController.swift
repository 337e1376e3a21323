// swift-format-ignore-file
import SizingKit
import UIKit

struct Appointment: Hashable {
    var title: String
    var unread = 0
}

/// An agenda: days with their appointments, of which some have a badge.
final class AgendaViewController: UIViewController, UICollectionViewDataSource {
    static let badgeElementKind = "badge-element-kind"
    static let dayElementKind = "day-element-kind"

    private(set) var collectionView: UICollectionView!
    private(set) var days: [(name: String, appointments: [Appointment])]

    init(days: [(name: String, appointments: [Appointment])]) {
        self.days = days
        super.init(nibName: nil, bundle: nil)
        title = "Agenda"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = SizingCollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(AppointmentCell.self, forCellWithReuseIdentifier: "appointment")
        collectionView.register(
            AgendaBadge.self,
            forSupplementaryViewOfKind: Self.badgeElementKind,
            withReuseIdentifier: "badge"
        )
        collectionView.register(DayView.self, forSupplementaryViewOfKind: Self.dayElementKind, withReuseIdentifier: "day")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    private func createLayout() -> UICollectionViewLayout {
        let badgeAnchor = SizingCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badgeSize = SizingCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
        let badge = SizingCollectionLayoutSupplementaryItem(
            layoutSize: badgeSize,
            elementKind: AgendaViewController.badgeElementKind,
            containerAnchor: badgeAnchor
        )
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(64))
        let item = SizingCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let group = SizingCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        group.edgeSpacing = SizingCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: .fixed(4))
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.supplementariesFollowContentInsets = false
        let day = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
            elementKind: AgendaViewController.dayElementKind,
            alignment: .top
        )
        day.pinToVisibleBounds = true
        day.zIndex = 2
        section.boundarySupplementaryItems = [day]
        return SizingCompositionalLayout(section: section)
    }

    func insert(_ appointment: Appointment, at indexPath: IndexPath) {
        days[indexPath.section].appointments.insert(appointment, at: indexPath.item)
        collectionView.insertItems(at: [indexPath])
    }

    func removeAppointment(at indexPath: IndexPath) {
        days[indexPath.section].appointments.remove(at: indexPath.item)
        collectionView.deleteItems(at: [indexPath])
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        days.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        days[section].appointments.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "appointment", for: indexPath)
        (cell as? AppointmentCell)?.label.text = days[indexPath.section].appointments[indexPath.item].title
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard kind == Self.badgeElementKind else {
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath)
            (view as? DayView)?.label.text = days[indexPath.section].name
            return view
        }
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
        let unread = days[indexPath.section].appointments[indexPath.item].unread
        (view as? AgendaBadge)?.label.text = "\(unread)"
        view.isHidden = unread == 0
        return view
    }
}

final class AppointmentCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class AgendaBadge: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 10
        label.font = .systemFont(ofSize: 12)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class DayView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
