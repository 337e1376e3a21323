import Foundation

/// The identity of an item, with its hash value.
///
/// To compare or hash an `AnyHashable` takes hundreds of instructions even for a number. The common types are unwrapped once
/// instead, when a key is created.
struct ItemIdentity: Hashable {
    enum Value {
        case number(Int)
        case text(String)
        case uuid(UUID)
        case other(Box)
    }

    /// An identity of any type. In an object it takes no more space than a number.
    final class Box {
        let identity: AnyHashable

        init(_ identity: AnyHashable) {
            self.identity = identity
        }
    }

    let value: Value
    /// The hash value of the identity as an `AnyHashable`: equal identities of different types have the same one.
    let hash: Int

    /// The identity of no item, in an entry that is not in use.
    static var none: ItemIdentity { ItemIdentity(value: .number(0), hash: 0) }

    private init(value: Value, hash: Int) {
        self.value = value
        self.hash = hash
    }

    init(_ identity: AnyHashable) {
        hash = identity.hashValue
        let base = identity.base
        let type = Swift.type(of: base)
        // The type is compared first, since a cast that fails takes long.
        if type == Int.self, let number = base as? Int {
            value = .number(number)
        } else if type == String.self, let text = base as? String {
            value = .text(text)
        } else if type == UUID.self, let uuid = base as? UUID {
            value = .uuid(uuid)
        } else {
            value = .other(Box(identity))
        }
    }

    /// The identity as the app has given it.
    var anyHashable: AnyHashable {
        switch value {
        case .number(let number): number
        case .text(let text): text
        case .uuid(let uuid): uuid
        case .other(let box): box.identity
        }
    }

    static func == (left: ItemIdentity, right: ItemIdentity) -> Bool {
        guard left.hash == right.hash else { return false }
        return switch (left.value, right.value) {
        case (.number(let left), .number(let right)): left == right
        case (.text(let left), .text(let right)): left == right
        case (.uuid(let left), .uuid(let right)): left == right
        default: left.anyHashable == right.anyHashable
        }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
