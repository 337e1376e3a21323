/// Where the size of an element comes from, as the overlay shows it.
enum SizeSource {
    /// The size is not known yet.
    case estimate
    /// A template was measured.
    case template
    /// The app gave or computed the size.
    case given
    /// The size was found in the cache.
    case cache
    /// The shown view asked for another size.
    case corrected
    /// The size was found before the overlay was shown.
    case earlier

    var name: String {
        switch self {
        case .estimate: "estimate"
        case .template: "template"
        case .given: "given"
        case .cache: "cache"
        case .corrected: "corrected"
        case .earlier: "measured"
        }
    }
}
