extension SettingsGroup {
    /// The settings of an app about the elements.
    static let all: [SettingsGroup] = [
        SettingsGroup(settings: [
            Setting(title: "Marie Curie", kind: .account("Account, notebook and prizes"))
        ]),
        SettingsGroup(
            header: "Reading",
            settings: [
                Setting(
                    title: "Favourites",
                    kind: .value("12"),
                    icon: Setting.Icon(symbol: "star.fill", tint: .orange)
                ),
                Setting(
                    title: "Text Size",
                    kind: .value("Default"),
                    icon: Setting.Icon(symbol: "magnifyingglass", tint: .blue)
                ),
                Setting(
                    title: "Pictures",
                    kind: .toggle(isOn: true),
                    icon: Setting.Icon(symbol: "photo", tint: .green)
                ),
                Setting(
                    title: "Radioactive Elements",
                    kind: .toggle(isOn: false),
                    icon: Setting.Icon(symbol: "gear", tint: .gray)
                ),
            ],
            footer: "Radioactive elements are left out of lists, but are still found by a search."
        ),
        SettingsGroup(
            header: "Temperature",
            settings: [
                Setting(title: "Kelvin", kind: .choice(isChosen: false)),
                Setting(title: "Degrees Celsius", kind: .choice(isChosen: true)),
                Setting(title: "Degrees Fahrenheit", kind: .choice(isChosen: false)),
            ],
            footer: "Melting and boiling points are shown in this unit."
        ),
        SettingsGroup(settings: [
            Setting(
                title: "Health Data",
                kind: .explained("Off"),
                icon: Setting.Icon(symbol: "heart.fill", tint: .red)
            ),
            Setting(
                title: "Sharing",
                kind: .value("Laboratory"),
                icon: Setting.Icon(symbol: "person.crop.circle", tint: .indigo)
            ),
        ]),
        SettingsGroup(settings: [Setting(title: "Delete the Notebook", kind: .danger)]),
    ]
}
