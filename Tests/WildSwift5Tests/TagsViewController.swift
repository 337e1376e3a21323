import UIKit

protocol TagLayoutDelegate: AnyObject {
    func tagLayout(_ layout: TagLayout, widthForTagAt index: Int) -> CGFloat
    func tagLayoutDidPrepare(_ layout: TagLayout)
}

extension TagLayoutDelegate {
    func tagLayoutDidPrepare(_ layout: TagLayout) {}
}

class TagLayoutAttributes: UICollectionViewLayoutAttributes {
    var isFirstInLine = false

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TagLayoutAttributes
        copy.isFirstInLine = isFirstInLine
        return copy
    }
}

/// Tags one after the other, line by line.
class TagLayout: UICollectionViewLayout {
    static let shared = TagLayout()

    weak var delegate: TagLayoutDelegate?
    var lineHeight: CGFloat = 32
    var gap: CGFloat = 8

    private var cached = [TagLayoutAttributes]()
    private var height: CGFloat = 0

    override class var layoutAttributesClass: AnyClass {
        return TagLayoutAttributes.self
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        var origin = CGPoint(x: gap, y: gap)
        cached = []
        for index in 0..<collectionView.numberOfItems(inSection: 0) {
            let width = delegate?.tagLayout(self, widthForTagAt: index) ?? 50
            let attributes = TagLayoutAttributes(forCellWith: IndexPath(row: index, section: 0))
            if origin.x + width + gap > collectionView.bounds.width, origin.x > gap {
                origin = CGPoint(x: gap, y: origin.y + lineHeight + gap)
            }
            attributes.isFirstInLine = origin.x == gap
            attributes.frame = CGRect(origin: origin, size: CGSize(width: width, height: lineHeight))
            origin.x += width + gap
            cached.append(attributes)
        }
        height = cached.isEmpty ? 0 : origin.y + lineHeight + gap
        delegate?.tagLayoutDidPrepare(self)
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cached.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cached[indexPath.row]
    }
}

class TagCell: UICollectionViewCell {
    var isFirst = false

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? TagLayoutAttributes else { return }
        isFirst = attributes.isFirstInLine
        contentView.layer.cornerRadius = attributes.frame.height / 2
    }
}

class TagsViewController: UIViewController {
    var widths: [CGFloat] = []
    var selected: [Int] = []
    var completion: (() -> Void)?
    var timesPrepared = 0

    let layout = TagLayout()
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.delegate = self
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: "TagCell")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func add(width: CGFloat) {
        widths.append(width)
        collectionView.performBatchUpdates(
            {
                self.collectionView.insertItems(at: [IndexPath(row: self.widths.count - 1, section: 0)])
            },
            completion: { [weak self] finished in
                if finished { self?.completion?() }
            }
        )
    }
}

extension TagsViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return widths.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "TagCell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}

extension TagsViewController: TagLayoutDelegate {
    func tagLayout(_ layout: TagLayout, widthForTagAt index: Int) -> CGFloat {
        return widths[index]
    }

    func tagLayoutDidPrepare(_ layout: TagLayout) {
        timesPrepared += 1
    }
}
