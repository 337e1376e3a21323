import Foundation

// Compiled with the model of Examples/Grid by Scripts/fuzz.

/// Reads paintings. Each has a height and a width.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPaintings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    do throws(PaintingInputError) {
        let paintings = try PaintingInput(file: "paintings", data: data).paintings()
        precondition(!paintings.isEmpty, "no painting is an error")
        for painting in paintings {
            precondition(painting.height.isFinite && painting.height > 0, "a height of \(painting.height)")
            precondition((0.001...1000).contains(painting.width / painting.height), "a width of \(painting.width)")
        }
    } catch {
        precondition(!error.problem.isEmpty, "an error without words")
    }
    return 0
}
