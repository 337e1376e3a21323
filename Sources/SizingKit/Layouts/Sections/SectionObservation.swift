import Foundation
import Observation

/// Notices when an observable object changes from which a section provider has made a section, as UIKit's compositional layout does
/// from iOS 27 on.
@MainActor
final class SectionObservation {
    /// Whether the sections are to be asked for again.
    private var isOutdated = false
    /// Asks for the sections again.
    private let change: @MainActor () -> Void

    init(_ change: @escaping @MainActor () -> Void) {
        self.change = change
    }

    /// Asks for a section, and notes which observable properties the answer depends on.
    func observing<Section>(_ provide: () -> Section) -> Section {
        isOutdated = false
        guard #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) else { return provide() }
        return withObservationTracking(provide) { [weak self] in
            // It is called before the property changes, by the code that changes it.
            if Thread.isMainThread {
                MainActor.assumeIsolated { self?.noteChange() }
            } else {
                Task { @MainActor [weak self] in self?.noteChange() }
            }
        }
    }

    /// Has the next pass ask for all sections again, whichever of them depends on the property.
    private func noteChange() {
        guard !isOutdated else { return }
        isOutdated = true
        change()
    }
}
