import HeadlessTools
import UIKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The lines between the document's first and last, without their indent.
@MainActor
func drawnLines(_ view: UIView) -> [String] {
    lines(of: SVGPicture(of: view))
}

func lines(of picture: SVGPicture) -> [String] {
    picture.text.split(separator: "\n").dropFirst().dropLast().map { $0.drop { $0 == " " } }.map(String.init)
}

/// Whether the parser of XML has no objection.
func isWellFormed(_ picture: SVGPicture) -> Bool {
    XMLParser(data: Data(picture.text.utf8)).parse()
}

@MainActor
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = .black) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
}
