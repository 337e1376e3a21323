import Foundation

/// Where the parts of a button with a configuration lie.
@MainActor
struct ConfiguredButtonLayout {
    let configuration: UIButton.Configuration
    var picture = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero

    private var isSideways: Bool {
        configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    }

    private var titles: CGSize {
        let padding = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        return CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + padding + subtitle.height
        )
    }

    private var padding: CGFloat {
        picture != .zero && titles.height > 0 ? configuration.imagePadding : 0
    }

    private var content: CGSize {
        let titles = titles
        return isSideways
            ? CGSize(width: picture.width + padding + titles.width, height: max(picture.height, titles.height))
            : CGSize(width: max(picture.width, titles.width), height: picture.height + padding + titles.height)
    }

    /// The size of the button.
    var size: CGSize {
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom
        )
    }

    /// How wide titles may be in a button of a width.
    func widthOfTitles(in width: CGFloat) -> CGFloat {
        let insets = configuration.contentInsets
        let beside = isSideways && picture != .zero ? picture.width + configuration.imagePadding : 0
        return max(0, width - insets.leading - insets.trailing - beside)
    }

    struct Frames {
        var picture: CGRect
        var title: CGRect
        var subtitle: CGRect
    }

    /// - Parameter share: The part of the room beside the content that lies before it: 0 at the leading edge, 1 at the trailing one.
    func frames(in bounds: CGRect, share: CGFloat, isMirrored: Bool) -> Frames {
        let insets = configuration.contentInsets
        let (content, titles) = (content, titles)
        let room = bounds.width - insets.leading - insets.trailing - content.width
        let x = bounds.minX + insets.leading + rounded(max(0, room) * share)
        let height = bounds.height - insets.top - insets.bottom - content.height
        let y = bounds.minY + insets.top + rounded(height / 2)
        let placement = configuration.imagePlacement
        let isFirst = isSideways ? !placement.contains(.trailing) : placement.contains(.top)
        var (pictureOrigin, titlesOrigin) = (CGPoint(x: x, y: y), CGPoint(x: x, y: y))
        if isSideways {
            pictureOrigin.x += isFirst ? 0 : titles.width + padding
            titlesOrigin.x += isFirst ? picture.width + padding : 0
            pictureOrigin.y += rounded((content.height - picture.height) / 2)
            titlesOrigin.y += rounded((content.height - titles.height) / 2)
        } else {
            pictureOrigin.y += isFirst ? 0 : titles.height + padding
            titlesOrigin.y += isFirst ? picture.height + padding : 0
            pictureOrigin.x += rounded((content.width - picture.width) / 2)
            titlesOrigin.x += rounded((content.width - titles.width) / 2)
        }
        let part = titleShare
        var frames = Frames(
            picture: CGRect(origin: pictureOrigin, size: picture),
            title: CGRect(origin: titlesOrigin, size: title),
            subtitle: CGRect(origin: titlesOrigin, size: subtitle)
        )
        frames.title.origin.x += rounded((titles.width - title.width) * part)
        frames.subtitle.origin.x += rounded((titles.width - subtitle.width) * part)
        frames.subtitle.origin.y += titles.height - subtitle.height
        guard isMirrored else { return frames }
        func mirror(_ frame: inout CGRect) { frame.origin.x = bounds.minX + bounds.maxX - frame.maxX }
        mirror(&frames.picture)
        mirror(&frames.title)
        mirror(&frames.subtitle)
        return frames
    }

    private var titleShare: CGFloat {
        switch configuration.titleAlignment {
        case .leading: 0
        case .trailing: 1
        case .center: 0.5
        case .automatic: isSideways ? 0 : 0.5
        }
    }

    private func rounded(_ length: CGFloat) -> CGFloat { (length * 3).rounded() / 3 }
}
