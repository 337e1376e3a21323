import HeadlessTools
import Testing
import UIKit

/// Buttons with configurations.
@MainActor
@Suite struct ButtonConfigurationTests {
    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func titleSize(_ style: UIFont.TextStyle = .body) -> CGSize {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.text = "Save"
        return label.sizeThatFits(.zero)
    }

    private let icon = UIImage(systemName: "star")

    @Test func theSizeIsThatOfTheTitleAndItsInsets() {
        let title = titleSize()
        #expect(abs(title.height - 61.0 / 3) < 0.001)
        #expect(button { _ in }.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14))
        let large = button { $0.buttonSize = .large }.intrinsicContentSize
        #expect(large == CGSize(width: title.width + 40, height: title.height + 30))
        let small = button { $0.buttonSize = .small }.intrinsicContentSize
        #expect(small == CGSize(width: titleSize(.subheadline).width + 20, height: titleSize(.subheadline).height + 10))
        let own = button { $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
        #expect(own.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
        var configuration = own.configuration
        configuration?.setDefaultContentInsets()
        own.configuration = configuration
        #expect(own.intrinsicContentSize.height == title.height + 14)
    }

    @Test func anImageLiesBesideTheTitleOrAboveIt() throws {
        let (title, picture) = (titleSize(), try #require(icon).size)
        for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
            let button = button {
                $0.image = icon
                $0.imagePadding = 6
                $0.imagePlacement = placement
                $0.contentInsets = .zero
            }
            button.frame.size = button.intrinsicContentSize
            button.layoutIfNeeded()
            let (image, label) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
            switch placement {
            case .leading: #expect(image.minX == 0 && label.minX == picture.width + 6)
            case .trailing: #expect(label.minX == 0 && image.minX == title.width + 6)
            case .top: #expect(image.minY == 0 && label.minY == picture.height + 6)
            default: #expect(label.minY == 0 && image.minY == title.height + 6)
            }
            let isSideways = placement == .leading || placement == .trailing
            let width = isSideways ? picture.width + 6 + title.width : max(picture.width, title.width)
            #expect(button.bounds.width == width)
        }
    }

    @Test func aSubtitleAddsItsHeight() {
        let plain = button { _ in }.intrinsicContentSize.height
        let button = button { $0.subtitle = "All changes" }
        #expect(button.intrinsicContentSize.height > plain + 12)
        button.configuration?.titlePadding = 11
        let more = button.intrinsicContentSize.height
        button.configuration?.titlePadding = 1
        #expect(more == button.intrinsicContentSize.height + 10)
    }

    @Test func aLongTitleWraps() {
        let button = button { $0.title = "A title of several words that needs more than one line" }
        let one = button.intrinsicContentSize
        #expect(button.sizeThatFits(CGSize(width: 200, height: 1_000)).height > one.height)
    }

    @Test func theHandlerIsCalledOnceBeforeTheNextLayout() {
        var calls: [Bool] = []
        let button = button { _ in }
        button.configurationUpdateHandler = { button in
            calls.append(button.isHighlighted)
            button.configuration?.title = button.isHighlighted ? "Saving everything" : "Save"
        }
        let before = button.intrinsicContentSize.width
        #expect(calls == [false])
        button.isHighlighted = true
        button.setNeedsUpdateConfiguration()
        #expect(calls == [false])
        #expect(button.intrinsicContentSize.width > before)
        #expect(calls == [false, true])
        button.layoutIfNeeded()
        #expect(calls == [false, true])
    }

    @Test func coloursAreThoseOfTheStyle() {
        func title(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) -> UIColor? {
            let button = UIButton(configuration: configuration)
            button.setTitle("Save", for: .normal)
            button.tintColor = .systemRed
            change(button)
            button.layoutIfNeeded()
            return button.titleLabel?.textColor
        }
        #expect(title(.filled()) == .white)
        #expect(title(.plain()) == .systemRed)
        #expect(title(.plain()) { $0.isEnabled = false } == .tertiaryLabel)
        var own = UIButton.Configuration.filled()
        own.baseForegroundColor = .green
        #expect(title(own) == .green)
        own.baseBackgroundColor = .purple
        let button = UIButton(configuration: own)
        button.layoutIfNeeded()
        #expect(button.configuration?.background.backgroundColor == .purple)
    }

    @Test func anActionGivesTitleAndAction() {
        var told = 0
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Save") { _ in told += 1 })
        #expect(button.intrinsicContentSize.height == titleSize().height + 14)
        button.sendActions(for: .primaryActionTriggered)
        #expect(told == 1)
    }

    @Test func aTitleWithAttributesHasItsOwnFont() throws {
        let large = UIFont.systemFont(ofSize: 30)
        var title = AttributedString("Save")
        title.font = large
        let button = button {
            $0.attributedTitle = title
            $0.contentInsets = .zero
        }
        let label = UILabel()
        (label.font, label.text) = (large, "Save")
        #expect(button.configuration?.title == "Save")
        #expect(button.intrinsicContentSize == label.sizeThatFits(.zero))
        #expect(button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
        #expect(
            button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == .white
        )

        button.configuration?.title = "Save"
        #expect(button.configuration?.attributedTitle == title, "The title is the same.")
        button.configuration?.title = "Keep"
        #expect(button.configuration?.attributedTitle == nil)
        label.text = "Keep"
        label.font = .preferredFont(forTextStyle: .body)
        #expect(button.intrinsicContentSize == label.sizeThatFits(.zero))
    }

    @Test func aTransformerChangesTheAttributesOfATitle() {
        let large = UIFont.systemFont(ofSize: 30)
        let button = button {
            $0.contentInsets = .zero
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = incoming.font?.withSize(30)
                return outgoing
            }
        }
        let label = UILabel()
        (label.font, label.text) = (large, "Save")
        #expect(button.intrinsicContentSize == label.sizeThatFits(.zero))
        #expect(button.titleLabel?.text == "Save")
    }

    @Test func aSubtitleWithAttributesHasItsOwnFont() {
        var subtitle = AttributedString("for all")
        subtitle.font = .systemFont(ofSize: 40)
        subtitle.foregroundColor = .red
        let (plain, large) = (button { $0.subtitle = "for all" }, button { $0.attributedSubtitle = subtitle })
        #expect(large.configuration?.subtitle == "for all")
        let label = UILabel()
        (label.font, label.text) = (.systemFont(ofSize: 40), "for all")
        let small = UILabel()
        (small.font, small.text) = (.preferredFont(forTextStyle: .footnote), "for all")
        let more = label.sizeThatFits(.zero).height - small.sizeThatFits(.zero).height
        #expect(abs(large.intrinsicContentSize.height - plain.intrinsicContentSize.height - more) < 0.001)
    }
}
