import Foundation

/// A row or column of views as the visual format language describes it: `V:|-[title(>=20)]-(8@750)-[body]|`.
struct VisualFormat {
    /// One condition of a list: `>=padding@750`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var object = Object.number(0)
        var priority = UILayoutPriority.required
        /// Where the condition begins, for messages.
        var position = 0
    }

    enum Object {
        case number(CGFloat)
        /// A metric, or between parentheses behind a view's name another view.
        case name(String)
    }

    /// What stands between two views.
    enum Connection {
        /// Nothing: they touch.
        case flush
        /// A single hyphen: the standard space.
        case standard
        case predicates([Predicate])
    }

    struct View {
        var name: String
        var predicates: [Predicate]
        var position: Int
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// From the superview's edge to the first view.
    var leading: Connection?
    var views: [View] = []
    /// One fewer than views.
    var connections: [Connection] = []
    /// From the last view to the superview's edge.
    var trailing: Connection?
}

/// Why a format cannot be read, and where.
struct VisualFormatFault: Error {
    let description: String
    let position: Int
}
