import Foundation
import Testing
import UIKit

/// Images as parts of lines. Letters are 9.452 points wide here.
struct TextAttachmentTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(content: .named("picture"), size: CGSize(width: width, height: height), scale: 1)
    }

    private func attachment(_ bounds: CGRect = .zero) -> NSTextAttachment {
        let attachment = NSTextAttachment(image: image(20, 30))
        attachment.bounds = bounds
        return attachment
    }

    private func text(_ before: String, _ attachment: NSTextAttachment, _ after: String = "") -> NSAttributedString {
        let text = NSMutableAttributedString(string: before, attributes: [.font: font])
        text.append(NSAttributedString(string: "\u{FFFC}", attributes: [.font: font, .attachment: attachment]))
        text.append(NSAttributedString(string: after, attributes: [.font: font]))
        return text
    }

    private func layOut(_ text: NSAttributedString, width: CGFloat = .infinity) -> TextLayout {
        TextLayout(TypesetText(text), in: TextContainer(width: width))
    }

    @Test
    func anAttachmentIsACharacter() {
        let attachment = attachment()
        let text = NSAttributedString(attachment: attachment)
        #expect(text.string == "\u{FFFC}")
        #expect(NSTextAttachment.character == 0xFFFC)
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    }

    @Test
    func anImageIsAsWideAsItIs() {
        #expect(layOut(text("a", attachment(), "b")).size.width.isClose(to: 38.904))
        #expect(text("a", attachment(), "b").size().width.isClose(to: 38.904))
    }

    @Test
    func boundsReplaceTheSize() {
        let bounds = CGRect(x: 0, y: 0, width: 12, height: 5)
        #expect(layOut(text("a", attachment(bounds))).size.width.isClose(to: 21.452))
        #expect(layOut(text("a", attachment(bounds))).size.height.isClose(to: 20.287109375))
    }

    /// The ascender of the font is 16.186 points, its descender 4.101.
    @Test
    func theLineIsHighEnoughForTheImage() {
        let onBaseline = layOut(text("a", attachment()))
        #expect(onBaseline.size.height.isClose(to: 30 + 4.1005859375))
        #expect(onBaseline.lines[0].baseline == 30)
        let lowered = layOut(text("a", attachment(CGRect(x: 0, y: -10, width: 20, height: 30))))
        #expect(lowered.size.height == 30)
        #expect(lowered.lines[0].baseline == 20)
        let small = layOut(text("a", attachment(CGRect(x: 0, y: -3, width: 12, height: 12))))
        #expect(small.size.height.isClose(to: 20.287109375))
    }

    @Test
    func onlyTheLineOfTheImageIsHigher() {
        let layout = layOut(text("aa ", attachment(), " bb"), width: 30)
        #expect(layout.shownLines == ["aa", "\u{FFFC}", "bb"])
        #expect(layout.lines.map(\.height)[0].isClose(to: 20.287109375))
        #expect(layout.lines.map(\.height)[1].isClose(to: 34.1005859375))
        #expect(layout.size.height.isClose(to: 2 * 20.287109375 + 34.1005859375))
    }

    @Test
    func aLineBreaksOnEitherSideOfAnImage() {
        #expect(layOut(text("aa", attachment(), "bb"), width: 58).shownLines == ["aa\u{FFFC}bb"])
        #expect(layOut(text("aa", attachment(), "bb"), width: 40).shownLines == ["aa\u{FFFC}", "bb"])
        #expect(layOut(text("aaa", attachment(), "b"), width: 40).shownLines == ["aaa", "\u{FFFC}b"])
    }

    @Test
    func theImageLiesOnTheBaseline() throws {
        let layout = layOut(text("a", attachment(CGRect(x: 2, y: -4, width: 20, height: 30)), "b"))
        let fragments = layout.fragments(width: 100, alignment: .left)
        #expect(fragments.map(\.text) == ["a", "\u{FFFC}", "b"])
        let frame = try #require(fragments[1].image).frame
        #expect(frame.minX.isClose(to: 11.452))
        #expect(frame.minY == 0)
        #expect(frame.size == CGSize(width: 20, height: 30))
        #expect(fragments[2].x.isClose(to: 29.452))
        #expect(fragments[0].image == nil)
    }

    @Test
    func paddingIsOnBothSides() throws {
        let padded = attachment()
        padded.lineLayoutPadding = 3
        let fragments = layOut(text("", padded, "b")).fragments(width: 100, alignment: .left)
        #expect(try #require(fragments[0].image).frame.minX == 3)
        #expect(fragments[1].x == 26)
    }

    @Test
    func equalAttachmentsSideBySideStayApart() {
        let twice = attachment()
        let both = NSMutableAttributedString(attributedString: text("", twice))
        both.append(text("", twice))
        let fragments = layOut(both).fragments(width: 100, alignment: .left)
        #expect(fragments.map(\.x) == [0, 20])
    }

    @Test
    func anAttachmentWithoutAnImageKeepsItsRoom() {
        let empty = NSTextAttachment()
        empty.bounds = CGRect(x: 0, y: 0, width: 15, height: 10)
        let layout = layOut(text("a", empty))
        #expect(layout.size.width.isClose(to: 24.452))
        #expect(layout.fragments(width: 100, alignment: .left)[1].image == nil)
    }

    @MainActor
    @Test
    func aLabelMakesRoomForItsImages() {
        let label = UILabel()
        label.attributedText = text("a", attachment(), "b")
        let size = label.intrinsicContentSize
        #expect(size.width.isClose(to: 39))
        #expect(size.height.isClose(to: 34.333333))
    }

    @Test
    func boundsAreArchived() throws {
        let kept = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        kept.bounds = CGRect(x: 1, y: -2, width: 3, height: 4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: kept, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
        #expect(read.bounds == kept.bounds)
        #expect(read.contents == Data([1, 2]))
        #expect(read.fileType == "public.data")
    }
}
