import Foundation

extension UIListContentConfiguration {
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            scale: .large
        )

        /// Nil stands for the tint colour of the view.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0

        /// Zero along an axis sets no limit there.
        public var maximumSize = CGSize.zero

        /// The room for the image, which is centred in it. Zero along an axis stands for the image's own size.
        public var reservedLayoutSize = CGSize.zero

        public var accessibilityIgnoresInvertColors = false

        @available(iOS 18.0, *)
        public var strokeWidth: CGFloat {
            get { keptStrokeWidth }
            set { keptStrokeWidth = newValue }
        }
        private var keptStrokeWidth: CGFloat = 0

        /// Nil stands for the tint colour of the view.
        @available(iOS 18.0, *)
        public var strokeColor: UIColor? {
            get { keptStrokeColor }
            set { keptStrokeColor = newValue }
        }
        private var keptStrokeColor: UIColor?

        /// Asks for the room that the system holds for a symbol. The value has no meaning of its own.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// What stands for that room here, in points: about that of a symbol beside body text. Apple does not print it.
        static let standardRoom: CGFloat = 28

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
    public static func == (
        first: UIListContentConfiguration.ImageProperties,
        second: UIListContentConfiguration.ImageProperties
    ) -> Bool {
        first.preferredSymbolConfiguration?.symbolSize == second.preferredSymbolConfiguration?.symbolSize
            && first.tintColor == second.tintColor
            // Closures cannot be compared: two transformers count as different.
            && first.tintColorTransformer == nil && second.tintColorTransformer == nil
            && first.cornerRadius == second.cornerRadius && first.maximumSize == second.maximumSize
            && first.reservedLayoutSize == second.reservedLayoutSize
            && first.accessibilityIgnoresInvertColors == second.accessibilityIgnoresInvertColors
            && first.keptStrokeWidth == second.keptStrokeWidth && first.keptStrokeColor == second.keptStrokeColor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(tintColor)
        hasher.combine(cornerRadius)
    }
}

extension UIListContentConfiguration.ImageProperties {
    /// The size in which an image is shown, and the room that is held for it.
    func sizes(of image: UIImage) -> (image: CGSize, room: CGSize) {
        var size = image.size
        let limits = (
            maximumSize.width > 0 ? maximumSize.width : .infinity,
            maximumSize.height > 0 ? maximumSize.height : .infinity
        )
        if size.width > 0, size.height > 0 {
            let factor = min(1, limits.0 / size.width, limits.1 / size.height)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        }
        return (
            size,
            CGSize(
                width: room(reservedLayoutSize.width, own: size.width),
                height: room(reservedLayoutSize.height, own: size.height)
            )
        )
    }

    private func room(_ reserved: CGFloat, own: CGFloat) -> CGFloat {
        if reserved == Self.standardDimension { return Self.standardRoom }
        return reserved > 0 ? reserved : own
    }
}
