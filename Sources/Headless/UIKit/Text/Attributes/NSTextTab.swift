import Foundation

/// A place in a line which a tab goes to.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
    let stop: TabStop

    init(stop: TabStop) {
        self.stop = stop
        super.init()
    }

    /// - Parameters:
    ///   - alignment: Where the text that follows the tab lies: to the right of the place, to the left of it, or around
    ///     it. The natural one lets the text begin there.
    ///   - loc: In points from the edge of the container at which lines begin; indents do not move it.
    ///   - options: For `columnTerminators` the characters, as a `CharacterSet`, at which the text that is aligned ends.
    public init(
        textAlignment alignment: NSTextAlignment,
        location loc: CGFloat,
        options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        stop = TabStop(
            alignment: alignment,
            location: loc,
            terminators: options[.columnTerminators] as? CharacterSet
        )
        super.init()
    }

    public required init?(coder: NSCoder) {
        stop = TabStop(
            alignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")) ?? .natural,
            location: CGFloat(coder.decodeDouble(forKey: "location")),
            terminators: (coder.decodeObject(of: NSData.self, forKey: "terminators") as Data?)
                .map(CharacterSet.init(bitmapRepresentation:))
        )
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(stop.alignment.rawValue, forKey: "alignment")
        coder.encode(Double(stop.location), forKey: "location")
        coder.encode(stop.terminators.map { NSData(data: $0.bitmapRepresentation) }, forKey: "terminators")
    }

    public static var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var alignment: NSTextAlignment { stop.alignment }
    open var location: CGFloat { stop.location }
    open var options: [NSTextTab.OptionKey: Any] { stop.terminators.map { [.columnTerminators: $0] } ?? [:] }

    /// The character before the decimals of a number.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "")).decimalSeparator ?? ".")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab)?.stop == stop
    }

    open override var hash: Int { stop.hashValue }
}

extension NSTextTab {
    public struct OptionKey: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }
}
