import UIKit

extension Carousels {
    /// Tells the app of a step.
    func tell(_ section: Int, _ event: SizingCarouselEvent) {
        guard let handler = session.layout.carouselHandler else { return }
        session.telling { handler(section, event) }
    }
}
