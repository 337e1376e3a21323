import UIKit

/// What the cells of posts are made of.
enum PostKind: String, CaseIterable {
    /// Views under Auto Layout.
    case posts
    /// Views with frames: `layoutSubviews()` and `sizeThatFits(_:)`.
    case frames
    /// A content configuration of a list cell.
    case configured
    /// A content view that works out its size by itself, as that of SwiftUI's views does.
    case hosted
}

/// A cell that shows a post.
@MainActor
protocol PostShowing: UIView {
    var contentView: UIView { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var post: PostContent? { get set }
}

extension PostShowing {
    func show(_ number: Int, _ kind: PostKind) {
        CellWork.configurations += 1
        let post = post ?? PostContent(kind, in: contentView)
        self.post = post
        switch kind {
        case .posts, .frames: post.views.show(number)
        case .configured: contentConfiguration = PostContent.configuration(of: number)
        case .hosted: contentConfiguration = HostedPost(number: number)
        }
    }
}

/// What a post consists of in a cell.
@MainActor
final class PostContent {
    let kind: PostKind
    let views = PostViews()

    init(_ kind: PostKind, in view: UIView) {
        self.kind = kind
        switch kind {
        case .posts: views.add(to: view, underAutoLayout: true)
        case .frames: views.add(to: view, underAutoLayout: false)
        case .configured, .hosted: break
        }
    }

    static func configuration(of number: Int) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "photo")
        content.imageProperties.reservedLayoutSize = CGSize(width: 44, height: 44)
        content.text = PostViews.title(of: number)
        content.secondaryText = PostViews.text(of: number)
        return content
    }

    /// Whether its views alone decide its height, and not those of the cell around them.
    var isMeasuredInContent: Bool { kind == .posts || kind == .frames }

    /// The height that the post needs in a cell, in points.
    func neededHeight(in cell: any PostShowing, width: CGFloat) -> CGFloat {
        if kind == .frames { return views.height(forWidth: width) }
        let asked = isMeasuredInContent ? cell.contentView : cell
        return asked.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// The views of a post.
@MainActor
struct PostViews {
    private static let words = "a feed of posts by people who write as much as they have to say".split(separator: " ")

    private let picture = UIImageView()
    private let title = UILabel()
    private let text = UILabel()

    init() {
        title.font = .preferredFont(forTextStyle: .headline)
        text.font = .preferredFont(forTextStyle: .body)
        text.numberOfLines = 0
        for label in [title, text] { label.adjustsFontForContentSizeCategory = true }
    }

    static func title(of post: Int) -> String { "Post \(post)" }

    static func text(of post: Int) -> String {
        (0..<4 + post * 7 % 40).map { words[($0 + post) % words.count] }.joined(separator: " ")
    }

    func add(to view: UIView, underAutoLayout: Bool) {
        for part in [picture, title, text] {
            part.translatesAutoresizingMaskIntoConstraints = !underAutoLayout
            view.addSubview(part)
        }
        guard underAutoLayout else { return }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(equalToConstant: 44),
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
        ])
    }

    func show(_ post: Int) {
        title.text = Self.title(of: post)
        text.text = Self.text(of: post)
    }

    // MARK: By frames

    /// The height of a post by frames, in points.
    func height(forWidth width: CGFloat) -> CGFloat { frames(forWidth: width).text.maxY + 12 }

    func layOut(inWidth width: CGFloat) {
        let frames = frames(forWidth: width)
        picture.frame = CGRect(x: 16, y: 12, width: 44, height: 44)
        title.frame = frames.title
        text.frame = frames.text
    }

    private func frames(forWidth width: CGFloat) -> (title: CGRect, text: CGRect) {
        let room = CGSize(width: max(0, width - 72 - 16), height: .greatestFiniteMagnitude)
        let title = CGRect(x: 72, y: 12, width: room.width, height: title.sizeThatFits(room).height.rounded(.up))
        let height = text.sizeThatFits(room).height.rounded(.up)
        return (title, CGRect(x: 72, y: title.maxY + 4, width: room.width, height: height))
    }
}

/// A post whose content view works out its size by itself.
struct HostedPost: UIContentConfiguration {
    let number: Int

    func makeContentView() -> UIView & UIContentView { HostedPostView(self) }
    func updated(for state: UIConfigurationState) -> HostedPost { self }
}

private final class HostedPostView: UIView, UIContentView {
    private let views = PostViews()

    var configuration: UIContentConfiguration {
        didSet { showPost() }
    }

    init(_ post: HostedPost) {
        configuration = post
        super.init(frame: .zero)
        views.add(to: self, underAutoLayout: false)
        showPost()
    }

    required init?(coder: NSCoder) {
        fatalError("HostedPostView is made in code only")
    }

    private func showPost() {
        if let post = configuration as? HostedPost { views.show(post.number) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        views.layOut(inWidth: bounds.width)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: views.height(forWidth: size.width))
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: views.height(forWidth: targetSize.width))
    }
}
