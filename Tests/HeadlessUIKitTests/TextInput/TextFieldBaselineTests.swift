import HeadlessTools
import Testing
import UIKit

/// The baseline of a text field is that of its text.
@MainActor
@Suite struct TextFieldBaselineTests {
    @Test(arguments: [UITextField.BorderStyle.none, .roundedRect])
    func aLabelBesideAFieldStandsOnTheSameLine(_ border: UITextField.BorderStyle) throws {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let (root, label, field) = (UIView(frame: .zero), UILabel(), UITextField(frame: .zero))
        screen.show(root)
        label.text = "Name"
        field.text = "Ada"
        field.font = label.font
        field.borderStyle = border
        for view in [label, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        screen.frame()
        let font: UIFont = label.font
        let baseline = field.frame.midY - font.lineHeight / 2 + font.ascender
        #expect(abs(label.frame.minY + font.ascender - baseline) < 0.34)
        #expect(field.frame.minY == 100)
    }
}
