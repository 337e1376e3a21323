import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct LayerDrawingTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func aShapeIsFilledAndStroked() {
        let shape = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 10, y: 10))
        path.close()
        shape.path = path.cgPath
        shape.fillColor = UIColor.white.cgColor
        shape.strokeColor = UIColor.black.cgColor
        shape.lineWidth = 2
        shape.lineCap = .round
        shape.lineJoin = .bevel
        shape.position = CGPoint(x: 20, y: 30)
        view.layer.addSublayer(shape)
        #expect(
            drawnLines(view) == [
                ##"<path d="M20 30L30 30Q30 40 20 40Z" fill="#fff"/>"##,
                ##"<path d="M20 30L30 30Q30 40 20 40Z" fill="none" stroke="#000" stroke-width="2" "##
                    + ##"stroke-linecap="round" stroke-linejoin="bevel"/>"##,
            ]
        )
    }

    @Test func aStrokeOfAPartOfThePathIsADash() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = UIColor.black.cgColor
        shape.lineJoin = .round
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.75
        shape.position = CGPoint(x: 20, y: 20)
        view.layer.addSublayer(shape)
        #expect(
            drawnLines(view) == [
                ##"<path d="M20 20L30 20L30 30L20 30Z" fill="none" stroke="#000" stroke-linejoin="round" pathLength="1" "##
                    + ##"stroke-dasharray="0.5 2" stroke-dashoffset="-0.25"/>"##
            ]
        )
        shape.strokeEnd = 0.25
        #expect(drawnLines(view) == [])
    }

    @Test func aGradientHasItsColoursInTheDefinitions() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        gradient.colors = [UIColor.black.cgColor, UIColor(white: 1, alpha: 0.5).cgColor]
        gradient.locations = [0, 0.5]
        view.layer.addSublayer(gradient)
        let lines = drawnLines(view)
        #expect(
            lines.contains(
                ##"<linearGradient id="gradient1" x1="50" y1="10" x2="50" y2="50" gradientUnits="userSpaceOnUse">"##
            )
        )
        #expect(lines.contains(##"<stop offset=".5" stop-color="#fff" stop-opacity=".5"/>"##))
        #expect(
            lines.last
                == ##"<rect x="10" y="10" width="80" height="40" shape-rendering="crispEdges" fill="url(#gradient1)"/>"##
        )
        #expect(isWellFormed(SVGPicture(of: view)))
    }

    @Test func aMaskHidesWhatItDoesNotCover() {
        view.backgroundColor = .white
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        view.layer.mask = mask
        #expect(
            drawnLines(view) == [
                "<defs>", ##"<mask id="mask1" style="mask-type:alpha">"##,
                ##"<path d="M0 0L50 0L50 50L0 50Z" fill="#000"/>"##, "</mask>", "</defs>",
                ##"<g mask="url(#mask1)">"##,
                ##"<rect width="100" height="100" shape-rendering="crispEdges" fill="#fff"/>"##, "</g>",
            ]
        )
    }

    @Test func layersAreDrawnBetweenSubviewsAndByDepth() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = UIColor.black.cgColor
        view.addSubview(box(0, 0, 10, 10))
        view.layer.addSublayer(layer)
        view.addSubview(box(0, 0, 30, 30))
        let widths = { drawnLines(view).map { $0.split(separator: "\"")[1] } }
        #expect(widths() == ["10", "20", "30"])
        layer.zPosition = 1
        #expect(widths() == ["10", "30", "20"])
        layer.isHidden = true
        #expect(widths() == ["10", "30"])
    }

    @Test func aTurnedLayerBeginsCoordinatesOfItsOwn() {
        let layer = CALayer()
        layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        layer.backgroundColor = UIColor.black.cgColor
        layer.opacity = 0.5
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        view.layer.addSublayer(layer)
        #expect(
            drawnLines(view) == [
                ##"<g transform="matrix(0 1 -1 0 60 40)">"##, ##"<g opacity=".5">"##,
                ##"<rect width="20" height="20" shape-rendering="crispEdges" fill="#000"/>"##, "</g>", "</g>",
            ]
        )
    }

    @Test func contentsAreAnImage() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.contents = UIImage(named: "meadow")?.cgImage
        layer.contentsGravity = .resizeAspect
        view.layer.addSublayer(layer)
        #expect(drawnLines(view).first?.hasPrefix(##"<rect x="25" width="50" height="50""##) == true)
    }

    @Test func aBlurIsATint() {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        blur.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let label = box(0, 0, 10, 10)
        blur.contentView.addSubview(label)
        view.addSubview(blur)
        view.layoutIfNeeded()
        #expect(blur.contentView.frame == blur.bounds)
        #expect(
            drawnLines(view) == [
                ##"<rect width="100" height="20" shape-rendering="crispEdges" fill="#f7f7f7" fill-opacity=".75"/>"##,
                ##"<rect width="10" height="10" shape-rendering="crispEdges" fill="#000"/>"##,
            ]
        )
    }
}
