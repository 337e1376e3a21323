import UIKit

/// The words that a list shows or that VoiceOver reads, where the app has stated none.
///
/// The word for Delete is UIKit's own, in the language of the app, where UIKit has one. The others are English: no public API
/// has them in other languages. Replace them in an app that is localized:
///
/// ```swift
/// SizingListWords.current.moveUp = NSLocalizedString("Move Up", comment: "")
/// ```
public struct SizingListWords: Hashable, Sendable {
    /// The words in use.
    @preconcurrency @MainActor public static var current = SizingListWords()

    /// The title of the button that deletes a row, and the label of the delete control.
    public var delete = SizingListWords.systemDelete
    /// The label of the insert control.
    public var insert = "Insert"
    /// The label of the reorder control.
    public var reorder = "Reorder"
    /// The custom action that moves a row up.
    public var moveUp = "Move Up"
    /// The custom action that moves a row down.
    public var moveDown = "Move Down"
    /// The label of the detail button.
    public var moreInfo = "More Info"
    /// The label of the section index.
    public var sectionIndex = "Section Index"
    /// The title of the section index that stands for a search.
    public var search = "Search"

    /// Creates the words by default.
    public init() {}

    private static var systemDelete: String {
        #if canImport(Darwin)
            Bundle(for: UIApplication.self).localizedString(forKey: "Delete", value: "Delete", table: nil)
        #else
            "Delete"
        #endif
    }
}
