import Foundation

/// What an accessibility client is told of an object.
struct AccessibilityState {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
    var hidesElements = false
    var customActions: [UIAccessibilityCustomAction]?
    var elements: [Any]?
    var isModal = false
    var groupsChildren = false
    var language: String?
    var userInputLabels: [String]?
}

/// What is kept for objects that are no responders: those have it themselves.
@MainActor
private enum AccessibilityStates {
    private struct Entry {
        weak var object: NSObject?
        var state: AccessibilityState
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    /// At so many entries those of objects that are gone are dropped.
    private static var limit = 64

    static subscript(object: NSObject) -> AccessibilityState {
        get {
            // Another object may have been made in the place of one that is gone.
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
                return AccessibilityState()
            }
            return entry.state
        }
        set {
            entries[ObjectIdentifier(object)] = Entry(object: object, state: newValue)
            guard entries.count > limit else { return }
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, 2 * entries.count)
        }
    }
}

/// Apple declares these of every object, in extensions that Objective-C dispatches. Responders have them as members of their class,
/// to be overridden; those here, of a protocol, stand behind them, and lead to them where an object is a responder.
extension NSObjectProtocol where Self: NSObject {
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { (self as? UIResponder)?.isAccessibilityElement ?? AccessibilityStates[self].isElement }
        set {
            if let responder = self as? UIResponder {
                responder.isAccessibilityElement = newValue
            } else {
                AccessibilityStates[self].isElement = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { (self as? UIResponder)?.accessibilityLabel ?? AccessibilityStates[self].label }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityLabel = newValue
            } else {
                AccessibilityStates[self].label = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { (self as? UIResponder)?.accessibilityValue ?? AccessibilityStates[self].value }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityValue = newValue
            } else {
                AccessibilityStates[self].value = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { (self as? UIResponder)?.accessibilityHint ?? AccessibilityStates[self].hint }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityHint = newValue
            } else {
                AccessibilityStates[self].hint = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { (self as? UIResponder)?.accessibilityTraits ?? AccessibilityStates[self].traits }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityTraits = newValue
            } else {
                AccessibilityStates[self].traits = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { (self as? UIResponder)?.accessibilityLanguage ?? AccessibilityStates[self].language }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityLanguage = newValue
            } else {
                AccessibilityStates[self].language = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get { (self as? UIResponder)?.accessibilityUserInputLabels ?? AccessibilityStates[self].userInputLabels }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityUserInputLabels = newValue
            } else {
                AccessibilityStates[self].userInputLabels = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { (self as? UIResponder)?.accessibilityElements ?? AccessibilityStates[self].elements }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElements = newValue
            } else {
                AccessibilityStates[self].elements = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { (self as? UIResponder)?.accessibilityElementsHidden ?? AccessibilityStates[self].hidesElements }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElementsHidden = newValue
            } else {
                AccessibilityStates[self].hidesElements = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { (self as? UIResponder)?.accessibilityViewIsModal ?? AccessibilityStates[self].isModal }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityViewIsModal = newValue
            } else {
                AccessibilityStates[self].isModal = newValue
            }
        }
    }

    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get { (self as? UIResponder)?.shouldGroupAccessibilityChildren ?? AccessibilityStates[self].groupsChildren }
        set {
            if let responder = self as? UIResponder {
                responder.shouldGroupAccessibilityChildren = newValue
            } else {
                AccessibilityStates[self].groupsChildren = newValue
            }
        }
    }

    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { (self as? UIResponder)?.accessibilityCustomActions ?? AccessibilityStates[self].customActions }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityCustomActions = newValue
            } else {
                AccessibilityStates[self].customActions = newValue
            }
        }
    }
}
