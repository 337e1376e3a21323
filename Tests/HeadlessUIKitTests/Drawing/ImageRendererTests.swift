import HeadlessTools
import Testing
import UIKit

/// Images that are drawn in code.
@MainActor
@Suite struct ImageRendererTests {
    @Test func theImageHasTheSizeOfTheRenderer() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
        var drawn = 0
        let image = renderer.image { context in
            drawn += 1
            #expect(context.format.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        #expect(drawn == 1)
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.scale == 3)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        #expect(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }.scale == 1)
    }

    @Test func whatIsDrawnIsSeen() {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 40, height: 40))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 40, height: 20))
            UIColor.blue.set()
            let path = UIBezierPath(rect: CGRect(x: 20, y: 40, width: 10, height: 10))
            path.fill()
            path.lineWidth = 2
            path.stroke()
            UIImage(systemName: "star")?.draw(in: CGRect(x: 10, y: 10, width: 24, height: 24))
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        let drawn = SVGPicture(of: view).text
        #expect(drawn.contains(##"transform="translate(0 0) scale(2 2)""##))
        #expect(drawn.contains(##"<path d="M0 0L40 0L40 20L0 20Z" fill="#f00"/>"##), "\(drawn)")
        #expect(drawn.contains(##"<path d="M10 30L20 30L20 40L10 40Z" fill="#00f"/>"##))
        #expect(drawn.contains(##"stroke="#00f" stroke-width="2""##))
        #expect(drawn.contains("scale(1.0)"))
    }

    @Test func nothingIsDrawnOutsideOfARenderer() {
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        var color: String?
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            color = "black"
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        #expect(color == "black" && SVGPicture(of: view).text.contains(##"fill="#000""##))
    }
}
