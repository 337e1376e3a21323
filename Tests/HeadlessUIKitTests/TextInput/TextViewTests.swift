import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct TextViewTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var told: [String] = []

        func textViewDidChange(_ textView: UITextView) { told.append(textView.text) }

        func textView(
            _ textView: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            text != "\n"
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scroll") }
    }

    private let text = "Several words that need more than one line where there is little room for them"

    @Test func theTextHasItsInsetsAndPaddingAroundIt() {
        let view = UITextView()
        let label = UILabel()
        label.numberOfLines = 0
        for font in [UIFont.systemFont(ofSize: 15), .systemFont(ofSize: 20)] {
            view.font = font
            view.text = text
            label.font = font
            label.text = text
            let lines = label.sizeThatFits(CGSize(width: 190, height: 0)).height
            #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == (lines + 16).rounded(.up))
        }
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        let lines = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == lines.rounded(.up))
    }

    @Test func onlyATextViewThatDoesNotScrollHasASizeOfItsOwn() {
        let view = UITextView()
        view.text = text
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
        host.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 200, height: view.sizeThatFits(CGSize(width: 200, height: 0)).height))
    }

    @Test func typingAsksAndTells() {
        let screen = HeadlessScreen()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let listener = Listener()
        screen.window.addSubview(view)
        view.delegate = listener
        #expect(view.becomeFirstResponder())
        screen.typeText("a\nb")
        #expect(view.text == "ab")
        #expect(listener.told == ["a", "ab"])
        view.text = text
        view.layoutIfNeeded()
        #expect(view.contentSize.height > 60)
        view.scrollRangeToVisible(NSRange(location: (text as NSString).length, length: 0))
        #expect(view.contentOffset.y > 0)
        #expect(listener.told.last == "scroll")
    }
}
