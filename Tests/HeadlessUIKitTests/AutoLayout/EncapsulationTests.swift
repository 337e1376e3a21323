import HeadlessTools
import Testing

@testable import UIKit

/// The constraints by which UIKit holds content views in the sizes of their cells.
@MainActor
struct EncapsulationTests {
    /// A row whose content view is to be 44 points tall, whatever the layout says.
    private final class FixedCell: UICollectionViewCell {
        let height: NSLayoutConstraint
        let box = UIView()

        override init(frame: CGRect) {
            height = box.heightAnchor.constraint(equalToConstant: 44)
            super.init(frame: frame)
            height.identifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                height,
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("Not from a file.")
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let source = Source()

    private func shown(_ cellClass: AnyClass, itemSize: CGSize) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = itemSize
        let collectionView = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        collectionView.register(cellClass, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = source
        return collectionView
    }

    @Test func aCellOnScreenHasThem() throws {
        let collectionView = shown(FixedCell.self, itemSize: CGSize(width: 320, height: 44))
        let lines = conflicts { collectionView.layoutIfNeeded() }
        #expect(lines.isEmpty)
        let cell = try #require(collectionView.visibleCells.first)
        let encapsulating = cell.contentView.constraints.filter { $0.identifier?.hasPrefix("UIView-") == true }
        #expect(
            encapsulating.map(\.identifier) == [
                "UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height",
            ]
        )
        #expect(encapsulating.map(\.constant) == [320, 44])
        #expect(encapsulating.map(\.firstAttribute) == [.width, .height])
        #expect(
            encapsulating.allSatisfy { $0.firstItem === cell.contentView && $0.priority == .required && $0.isActive }
        )
    }

    @Test func aCellOfItsOwnHasNone() {
        let cell = FixedCell(frame: rect(0, 0, 320, 44))
        cell.layoutIfNeeded()
        #expect(cell.contentView.constraints.count == 4)
    }

    @Test func theirConstantsFollowTheCell() throws {
        let collectionView = shown(FixedCell.self, itemSize: CGSize(width: 320, height: 44))
        collectionView.layoutIfNeeded()
        let cell = try #require(collectionView.visibleCells.first)
        cell.contentView.removeConstraints(cell.contentView.constraints.filter { $0.identifier != nil })
        let layout = try #require(collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.itemSize = CGSize(width: 200, height: 44)
        collectionView.layoutIfNeeded()
        let constants = cell.contentView.constraints.filter { $0.identifier != nil }.map(\.constant)
        #expect(constants == [200, 44])
    }

    /// The classical conflict: 44 points in a cell of 50. What was added last gives way: the cell's own constraint.
    @Test func aRequiredHeightGivesWay() throws {
        let collectionView = shown(FixedCell.self, itemSize: CGSize(width: 320, height: 50))
        let lines = conflicts { collectionView.layoutIfNeeded() }
        let cell = try #require(collectionView.visibleCells.first as? FixedCell)
        let message = try #require(lines.first)
        #expect(lines.count == 1)
        let parts = message.components(separatedBy: "Will attempt to recover by breaking constraint \n")
        let content = "UIView:\(address(of: cell.contentView))"
        let box = "UIView:\(address(of: cell.box))"
        let list = [
            "'UIView-Encapsulated-Layout-Height' \(content).height == 50   (active)>",
            "\(box).top == \(content).top   (active)>",
            "\(box).bottom == \(content).bottom   (active)>",
            "'box' \(box).height == 44   (active)>",
        ]
        for line in list { #expect(parts[0].contains(line), "\(line) in \(message)") }
        #expect(!parts[0].contains("leading"))
        #expect(!parts[0].contains("NSAutoresizingMaskLayoutConstraint"))
        #expect(parts[1].hasPrefix("<NSLayoutConstraint:\(address(of: cell.height)) 'box' \(box).height == 44"))
        #expect(cell.box.frame == rect(0, 0, 320, 50))
        // One that may give way does so without a word.
        cell.height.isActive = false
        cell.height.priority = UILayoutPriority(999)
        cell.height.isActive = true
        let silent = conflicts { collectionView.layoutIfNeeded() }
        #expect(silent.isEmpty)
        #expect(cell.box.frame == rect(0, 0, 320, 50))
    }

    /// A height constraint on the content view itself.
    @Test func aRequiredHeightOfTheContentView() throws {
        final class Cell: UICollectionViewCell {
            lazy var height = contentView.heightAnchor.constraint(equalToConstant: 44)

            override func updateConstraints() {
                super.updateConstraints()
                height.isActive = true
            }
        }
        let collectionView = shown(Cell.self, itemSize: CGSize(width: 320, height: 50))
        let lines = conflicts { collectionView.layoutIfNeeded() }
        let cell = try #require(collectionView.visibleCells.first as? Cell)
        let content = "UIView:\(address(of: cell.contentView))"
        #expect(lines.count == 1)
        #expect(lines.first?.contains("'UIView-Encapsulated-Layout-Height' \(content).height == 50") == true)
        #expect(
            lines.first?.contains(
                "breaking constraint \n<NSLayoutConstraint:\(address(of: cell.height)) \(content).height == 44   (active)>"
            ) == true
        )
        #expect(cell.contentView.frame == rect(0, 0, 320, 50))
    }

    /// While a size is looked for, they do not count: the height is the content's.
    @Test func theyDoNotHinderMeasuring() throws {
        let collectionView = shown(FixedCell.self, itemSize: CGSize(width: 320, height: 50))
        _ = conflicts { collectionView.layoutIfNeeded() }
        let cell = try #require(collectionView.visibleCells.first)
        var size = CGSize.zero
        let lines = conflicts {
            size = cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
        }
        #expect(size == CGSize(width: 320, height: 44))
        #expect(lines.isEmpty)
        #expect(cell.contentView.constraints.contains { $0.identifier == "UIView-Encapsulated-Layout-Height" })
    }

    /// Padding that does not fit in the width that a size is looked for in.
    @Test func theFittingTargetIsNamed() {
        let view = UIView()
        let inner = SizedView(20, 20)
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        let lines = conflicts {
            _ = view.systemLayoutSizeFitting(
                CGSize(width: 10, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
        }
        #expect(lines.count == 1)
        #expect(
            lines.first?.contains("'fittingSizeHTarget' UIView:\(address(of: view)).width == 10   (active)>") == true
        )
    }

    @Test func aSupplementaryViewIsHeldItself() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        final class Header: UICollectionReusableView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let view = SizedView(40, 20)
                addSubview(view)
                view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }

            required init?(coder: NSCoder) {
                fatalError("Not from a file.")
            }
        }
        let collectionView = shown(UICollectionViewCell.self, itemSize: CGSize(width: 320, height: 50))
        collectionView.collectionViewLayout = layout
        let source = HeaderSource()
        collectionView.dataSource = source
        let kind = UICollectionView.elementKindSectionHeader
        collectionView.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        collectionView.layoutIfNeeded()
        let header = try #require(collectionView.visibleSupplementaryViews(ofKind: kind).first)
        let encapsulating = header.constraints.filter { $0.identifier?.hasPrefix("UIView-Encapsulated") == true }
        #expect(encapsulating.map(\.constant) == [320, 30])
    }

    private final class HeaderSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @Test func aContentViewThatPlacesItselfHasNone() throws {
        final class Cell: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    contentView.topAnchor.constraint(equalTo: topAnchor),
                    contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
                    contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
                    contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
                ])
            }

            required init?(coder: NSCoder) {
                fatalError("Not from a file.")
            }
        }
        let collectionView = shown(Cell.self, itemSize: CGSize(width: 300, height: 50))
        collectionView.layoutIfNeeded()
        let cell = try #require(collectionView.visibleCells.first)
        #expect(cell.contentView.constraints.isEmpty)
        #expect(cell.contentView.frame == rect(0, 0, 300, 50))
    }
}
