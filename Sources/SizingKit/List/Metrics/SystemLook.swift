import Foundation
import UIKit

/// The looks of lists that the running system has.
enum SystemLook {
    /// That of iOS 13 to 18.
    case classic
    /// That of iOS 26 and later.
    case liquidGlass

    /// The look that UIKit's own lists have in this app.
    static var current: SystemLook {
        #if os(Linux)
            SystemVersion.major < 26 ? .classic : .liquidGlass
        #else
            if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
                isCompatible ? .classic : .liquidGlass
            } else {
                .classic
            }
        #endif
    }

    #if !os(Linux)
        /// Whether the app has the look of older systems on new ones: until it is built with Xcode 27 for iOS 27, it may ask for that
        /// in its `Info.plist`.
        private static var isCompatible: Bool {
            #if compiler(>=6.4)
                if #available(iOS 27.0, tvOS 27.0, visionOS 27.0, *) { return false }
            #endif
            return asksForCompatibility
        }

        /// Read once: a list asks for each of its rows.
        private static let asksForCompatibility =
            Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool == true
    #endif
}
