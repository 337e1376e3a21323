import SizingEngine
import Testing

@Suite struct PixelGridTests {
    @Test func extentsAreRoundedUpUnlessAskedOtherwise() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.extent(of: 10.2) == 21)
        #expect(grid.extent(of: 10.2, rounded: .nearest) == 20)
        #expect(grid.extent(of: 10.3, rounded: .nearest) == 21)
        #expect(grid.extent(of: 10.3, rounded: .down) == 20)
        #expect(grid.extent(of: 10.5) == 21)
    }

    @Test(arguments: [1.0, 2, 3, 2.608])
    func pixelsComeBackAsTheyWere(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for pixels in Array(0...2_000) + [1_000_003, PixelGrid.maximumExtent - 1, PixelGrid.maximumExtent] {
            let points = grid.points(of: pixels)
            #expect(grid.extent(of: points, rounded: .up) == pixels)
            #expect(grid.extent(of: points, rounded: .nearest) == pixels)
            #expect(grid.extent(of: points, rounded: .down) == pixels)
            #expect(grid.position(of: -points, rounded: .up) == -pixels)
            #expect(grid.position(of: -points, rounded: .down) == -pixels)
        }
    }

    @Test func aThousandthOfAPixelTooMuchIsNoPixel() {
        #expect(PixelGrid(scale: 1).extent(of: 10.0009) == 10)
        #expect(PixelGrid(scale: 1).extent(of: 10.002) == 11)
    }

    @Test(arguments: [
        (Double.nan, 0), (.infinity, PixelGrid.maximumExtent), (-.infinity, 0), (-1, 0), (-0.0, 0),
        (1e300, PixelGrid.maximumExtent),
        (.leastNonzeroMagnitude, 0),
    ])
    func clampsExtents(points: Double, pixels: Int) {
        #expect(PixelGrid(scale: 3).extent(of: points) == pixels)
    }

    @Test(arguments: [
        (Double.nan, 0), (.infinity, 1 << 53), (-.infinity, -(1 << 53)), (-10.5, -11), (10.5, 11), (-0.2, 0),
    ])
    func positionsMayBeNegative(points: Double, pixels: Int) {
        #expect(PixelGrid(scale: 1).position(of: points) == pixels)
    }

    @Test(arguments: [0, -2, Double.nan, .infinity])
    func aMeaninglessScaleIsOne(scale: Double) {
        #expect(PixelGrid(scale: scale).scale == 1)
    }
}
