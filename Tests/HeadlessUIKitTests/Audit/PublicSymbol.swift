/// A declaration that a client of the module can see.
struct PublicSymbol: Hashable, Comparable {
    /// The path of names, as in `UICollectionView.cellForItem(at:)`.
    var name: String
    /// The declaration without its body, in one line; `open` leads where a subclass may override.
    var declaration: String

    static func < (one: PublicSymbol, other: PublicSymbol) -> Bool {
        (one.name, one.declaration) < (other.name, other.declaration)
    }
}

extension PublicSymbol {
    /// Where Apple's documentation keeps the page of a symbol of this name, below `developer.apple.com/`.
    ///
    /// Overloads share the path up to a suffix that only the documentation knows.
    var documentationPath: String {
        let path = name.split(separator: ".").joined(separator: "/").lowercased()
        return "documentation/\(framework)/\(path)"
    }

    /// The framework on whose pages Apple lists the symbol.
    private var framework: String {
        let type = name.prefix { $0 != "." && $0 != "(" }
        if ["CGRect", "CGPoint", "CGSize", "CGAffineTransform", "CGVector"].contains(type) { return "corefoundation" }
        if ["IndexPath", "NSAttributedString", "NSString"].contains(type) { return "foundation" }
        if type.hasPrefix("CG") { return "coregraphics" }
        if type.hasPrefix("CA") { return "quartzcore" }
        return "uikit"
    }
}
