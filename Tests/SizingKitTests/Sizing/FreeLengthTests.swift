import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Items of a flow that scrolls sideways choose both of their lengths. A view that has lived shows what a new one shows.
@MainActor
@Suite(.secondProcess) struct FreeLengthTests {
    enum Kind: CaseIterable, Sendable {
        case list, label, wrappedLabel
    }

    private final class LabelCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class WrappedCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private final class Tags: NSObject, UICollectionViewDataSource {
        let screen: HeadlessScreen
        let layout: SizingLayout
        let view: UICollectionView
        let kind: Kind
        var words: [Int] = []

        private let list = SizingRegistration<SizingListCell, String> { cell, _, text in
            cell.textLabel?.text = text
            cell.textLabel?.numberOfLines = 0
        }
        private let label = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }
        private let wrapped = SizingRegistration<WrappedCell, String> { cell, _, text in cell.label.text = text }

        init(_ kind: Kind, _ words: [Int], _ size: CGSize, isLarge: Bool = false) {
            self.kind = kind
            self.words = words
            screen = HeadlessScreen(size: size, scale: 3)
            layout = SizingLayout(.flow(spacing: 6))
            layout.scrollDirection = .horizontal
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.itemSizing = { [unowned self] path in
                let text = text(at: path.item)
                return switch kind {
                case .list: .template(list, item: text, key: self.words[path.item])
                case .label: .template(label, item: text, key: self.words[path.item])
                case .wrappedLabel: .template(wrapped, item: text, key: self.words[path.item])
                }
            }
            view.dataSource = self
            if isLarge { screen.set { $0.preferredContentSizeCategory = .accessibilityLarge } }
            screen.show(view)
            screen.runUntilRest()
        }

        func text(at item: Int) -> String {
            (0...words[item] % 9).map { "word \($0 * 37 % 11)" }.joined(separator: " ")
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let text = text(at: indexPath.item)
            switch kind {
            case .list: return collectionView.dequeueConfiguredReusableCell(using: list, for: indexPath, item: text)
            case .label: return collectionView.dequeueConfiguredReusableCell(using: label, for: indexPath, item: text)
            case .wrappedLabel:
                return collectionView.dequeueConfiguredReusableCell(using: wrapped, for: indexPath, item: text)
            }
        }

        var sizes: [IndexPath: CGSize] {
            view.visibleCells.reduce(into: [:]) { sizes, cell in
                view.indexPath(for: cell).map { sizes[$0] = cell.frame.size }
            }
        }
    }

    @Test(.byTurns(), arguments: byTurns(Kind.allCases, every: 3))
    func aViewThatHasLivedShowsWhatANewOneShows(_ kind: Kind) {
        check(Act.self, seeds: 0..<20, length: 30) { seed, acts in
            let tags = Tags(kind, (0..<60).map { $0 * 7 }, CGSize(width: 390, height: 300))
            var isLarge = false
            for act in acts {
                switch act {
                case .resize(let height):
                    tags.screen.resize(to: CGSize(width: 390, height: height))
                case .text(let large):
                    isLarge = large
                    tags.screen.set { $0.preferredContentSizeCategory = large ? .accessibilityLarge : .large }
                case .scroll(let place):
                    let last = max(0, tags.view.contentSize.width - tags.view.bounds.width)
                    tags.view.contentOffset.x = (last * CGFloat(place) / 1_000).rounded()
                case .change(let item, let words):
                    tags.view.performBatchUpdates {
                        tags.words[item] = words
                        tags.view.reloadItems(at: [IndexPath(item: item, section: 0)])
                    }
                case .reload: tags.view.reloadData()
                case .invalidate: tags.layout.invalidateSizes()
                case .rest: tags.screen.runUntilRest()
                }
                tags.screen.frame()
            }
            tags.screen.runUntilRest()
            let shown = tags.sizes
            let new = Tags(kind, tags.words, tags.screen.size, isLarge: isLarge)
            guard let first = shown.keys.min() else { return }
            new.layout.scrollExactly(toItemAt: first, at: .left, animated: false)
            new.screen.runUntilRest()
            for (path, size) in shown.sorted(by: { $0.key < $1.key }) {
                guard let other = new.view.layoutAttributesForItem(at: path)?.size,
                    new.layout.sizingStatus(ofItemAt: path) == .measured
                else { continue }
                if abs(size.width - other.width) > 0.01 || abs(size.height - other.height) > 0.01 {
                    throw Difference(
                        description: "\(path) is \(size), and \(other) in a new view: \(tags.text(at: path.item))"
                    )
                }
            }
        }
    }

    enum Act: Step {
        case resize(Int)
        case text(isLarge: Bool)
        case scroll(Int)
        case change(Int, Int)
        case reload, invalidate, rest

        static func random(using generator: inout SplitMix64) -> Act {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0, 1: .resize(.random(in: 90...600, using: &generator))
            case 2: .text(isLarge: Bool.random(using: &generator))
            case 3, 4, 5: .scroll(.random(in: 0...1_000, using: &generator))
            case 6, 7: .change(.random(in: 0..<60, using: &generator), .random(in: 0..<99, using: &generator))
            case 8: .reload
            default: Bool.random(using: &generator) ? .invalidate : .rest
            }
        }
    }
}
