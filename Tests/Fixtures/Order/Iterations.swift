// What .ci/order must find, and what it must not. Nothing compiles this but that check.

struct Song: Hashable, Comparable {
    var title: String

    static func < (left: Song, right: Song) -> Bool { left.title < right.title }
}

func iterations(_ songs: Set<Song>, _ plays: [Song: Int], _ lists: [Set<Song>]) {
    for song in songs { print(song) }  // found
    for song in songs.sorted() { print(song) }

    for song in songs { print(song) }  // In any order.

    // In any order: each is printed alone.
    for song in songs { print(song) }
    for song in songs { print(song) }

    for song in Set([Song(title: "Yes"), Song(title: "No")]) where song.title.isEmpty { print(song) }  // found
    for (song, count) in plays { print(song, count) }  // found
    for (song, count) in plays.filter({ $0.value > 1 }) { print(song, count) }  // found
    for song in songs.lazy.filter({ $0.title.isEmpty }) { print(song) }  // found
    for list in lists { print(list.count) }

    print(songs.map(\.title))  // found
    print(Array(songs))  // found
    print([Song(title: "Yes")] + songs)  // found
    print(plays.values.first ?? 0)  // found
    print(plays.keys.first { $0.title.isEmpty } ?? Song(title: ""))  // found
    print(plays.values.reduce(0, +))  // found
    print(songs.allSatisfy { $0.title.isEmpty })  // found

    print(songs.contains(Song(title: "Yes")), songs.count, songs.union([]), songs.subtracting(plays.keys).isEmpty)
    print(plays.keys.sorted(), songs.min() ?? Song(title: ""), plays.mapValues { $0 + 1 }.isEmpty)
    print(songs.sorted { $0.title > $1.title })
}
