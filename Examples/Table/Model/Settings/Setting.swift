/// One row of a screen of settings.
struct Setting: Sendable, Identifiable {
    /// What the row shows beside its title, and what it does.
    enum Kind: Sendable, Equatable {
        /// A person with a line about the account.
        case account(String)
        /// A value that is changed on another screen.
        case value(String)
        /// A value with an explanation behind a button.
        case explained(String)
        case toggle(isOn: Bool)
        /// One of several, of which one is chosen.
        case choice(isChosen: Bool)
        /// Something that cannot be undone.
        case danger
    }

    /// A white symbol on a coloured square.
    struct Icon: Sendable {
        enum Tint: Sendable {
            case red, orange, green, blue, indigo, gray
        }

        var symbol: String
        var tint: Tint
    }

    var id: String { title }
    var title: String
    var kind: Kind
    var icon: Icon?
}

/// Settings that belong together.
struct SettingsGroup: Sendable {
    var header: String?
    var settings: [Setting]
    var footer: String?
}
