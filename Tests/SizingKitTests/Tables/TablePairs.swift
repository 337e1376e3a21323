import HeadlessTools
import UIKit

@testable import OriginalTableScreens
@testable import TableScreens

/// A table screen before and after its renames, with the same data.
@MainActor
struct TablePair {
    let before: UIViewController
    let after: UIViewController

    enum Screen: String, CaseIterable {
        case contacts, settings, form, feed
    }

    init(_ screen: Screen) {
        switch screen {
        case .contacts: self = .contacts()
        case .settings: self = .settings()
        case .form: self = .form()
        case .feed: self = .feed()
        }
    }

    static func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }

    private init(_ before: UIViewController, _ after: UIViewController) {
        (self.before, self.after) = (before, after)
    }

    // MARK: Contacts

    private static func contacts() -> TablePair {
        let people = [
            ("Amara", "Abara"), ("Jonas", "Berg"), ("Lucia", "Conti"), ("Mateo", "Conti-Meyer"), ("Ines", "Diaz"),
            ("Carla", "Diaz-Lopez"), ("Emil", "Ek"), ("Mara", "Lindqvist"), ("Tomás", "Lopes"), ("Yuki", "Mori"),
            ("Nadia", "Novak"), ("Priya", "Rao"),
        ]
        let numbers = people.indices.map { $0 % 3 == 2 ? nil : "555 01\($0 + 10)" }
        let before = zip(people, numbers).map {
            OriginalTableScreens.Contact(givenName: $0.0, familyName: $0.1, phone: $1)
        }
        let after = zip(people, numbers).map {
            TableScreens.Contact(givenName: $0.0, familyName: $0.1, phone: $1)
        }
        let favorites = [3, 7]
        return TablePair(
            OriginalTableScreens.ContactsViewController(contacts: before, favorites: favorites.map { before[$0] }),
            TableScreens.ContactsViewController(contacts: after, favorites: favorites.map { after[$0] })
        )
    }

    // MARK: Settings

    private static func settings() -> TablePair {
        TablePair(
            OriginalTableScreens.SettingsViewController(groups: [
                OriginalTableScreens.SettingsGroup(rows: [
                    row("Mara Lindqvist", .account(detail: "Account, iCloud"), "person.crop.circle")
                ]),
                OriginalTableScreens.SettingsGroup(
                    title: "Network",
                    footer: "Airplane mode turns off everything that sends.",
                    rows: [
                        row("Airplane Mode", .toggle(isOn: false)),
                        row("Wi-Fi", .choice(selected: 1, of: ["Off", "Home"])),
                        row("Personal Hotspot", .choice(selected: 0, of: ["Off", "On"])),
                    ]
                ),
                OriginalTableScreens.SettingsGroup(
                    title: "Sounds",
                    rows: [
                        row("Vibrate on Silent", .toggle(isOn: true)),
                        row("Ringtone", .choice(selected: 0, of: ["Opening"])),
                    ]
                ),
                OriginalTableScreens.SettingsGroup(rows: [
                    row("Version", .info(value: "18.2")), row("Sign Out", .destructive),
                ]),
            ]),
            TableScreens.SettingsViewController(groups: [
                TableScreens.SettingsGroup(rows: [
                    row("Mara Lindqvist", .account(detail: "Account, iCloud"), "person.crop.circle")
                ]),
                TableScreens.SettingsGroup(
                    title: "Network",
                    footer: "Airplane mode turns off everything that sends.",
                    rows: [
                        row("Airplane Mode", .toggle(isOn: false)),
                        row("Wi-Fi", .choice(selected: 1, of: ["Off", "Home"])),
                        row("Personal Hotspot", .choice(selected: 0, of: ["Off", "On"])),
                    ]
                ),
                TableScreens.SettingsGroup(
                    title: "Sounds",
                    rows: [
                        row("Vibrate on Silent", .toggle(isOn: true)),
                        row("Ringtone", .choice(selected: 0, of: ["Opening"])),
                    ]
                ),
                TableScreens.SettingsGroup(rows: [
                    row("Version", .info(value: "18.2")), row("Sign Out", .destructive),
                ]),
            ])
        )
    }

    private static func row(
        _ title: String,
        _ kind: OriginalTableScreens.SettingsRow.Kind,
        _ symbol: String? = nil
    ) -> OriginalTableScreens.SettingsRow {
        OriginalTableScreens.SettingsRow(id: title, title: title, symbol: symbol, kind: kind)
    }

    private static func row(
        _ title: String,
        _ kind: TableScreens.SettingsRow.Kind,
        _ symbol: String? = nil
    ) -> TableScreens.SettingsRow {
        TableScreens.SettingsRow(id: title, title: title, symbol: symbol, kind: kind)
    }

    // MARK: A form

    private static func form() -> TablePair {
        var before = OriginalTableScreens.EventForm(title: "Tea in the garden", guests: ["Amara Abara", "Jonas Berg"])
        var after = TableScreens.EventForm(title: "Tea in the garden", guests: ["Amara Abara", "Jonas Berg"])
        (before.repeats, before.interval) = (true, 1)
        (after.repeats, after.interval) = (true, 1)
        return TablePair(
            OriginalTableScreens.FormViewController(form: before),
            TableScreens.FormViewController(form: after)
        )
    }

    // MARK: A feed

    private static func feed() -> TablePair {
        let authors = ["Amara Abara", "Jonas Berg", "Lucia Conti", "Yuki Mori"]
        let sentences = [
            "Two herons stood in the shallow water and did not mind us.",
            "The path was dry.",
            "We met the shepherd at the bridge, who says that the hay will be early this year.",
            "Fog until ten, then sun.",
            "A fox crossed the upper meadow, stopped, looked back at the dog, and went on.",
        ]
        func text(_ id: Int) -> String {
            (0..<[1, 3, 2, 4][id % 4]).map { sentences[(id * 2 + $0) % sentences.count] }.joined(separator: " ")
        }
        return TablePair(
            OriginalTableScreens.FeedViewController(
                posts: (0..<40).map {
                    OriginalTableScreens.FeedPost(id: $0, author: authors[$0 % 4], text: text($0), likes: $0 % 5 + 1)
                }
            ),
            TableScreens.FeedViewController(
                posts: (0..<40).map {
                    TableScreens.FeedPost(id: $0, author: authors[$0 % 4], text: text($0), likes: $0 % 5 + 1)
                }
            )
        )
    }
}
