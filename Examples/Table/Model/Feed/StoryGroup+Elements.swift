extension StoryGroup {
    static let all: [StoryGroup] = [
        StoryGroup(
            title: "New",
            stories: [
                Story(
                    title: "A line in the sun",
                    text: "In 1868 a yellow line was seen in the light of the sun that no element known on earth "
                        + "gives. It took until 1895 to find helium here.",
                    state: .new
                ),
                Story(
                    title: "The gap below aluminium",
                    text: "Mendeleev left a place empty and said what would fill it. "
                        + "Gallium was found four years later.",
                    state: .sourced
                ),
                Story(
                    title: "Four from one village",
                    text: "Yttrium, terbium, erbium and ytterbium are all named after Ytterby, "
                        + "a quarry near Stockholm.",
                    state: .new
                ),
            ]
        ),
        StoryGroup(
            title: "Read",
            stories: [
                Story(
                    title: "The idle gas",
                    text: "Rayleigh and Ramsay called it argon, the idle one: it reacted with nothing that they tried.",
                    state: .read
                ),
                Story(
                    title: "Looking for gold",
                    text: "Hennig Brand boiled down urine in 1669 and hoped for gold. "
                        + "What was left glowed: phosphorus.",
                    state: .read
                ),
                Story(
                    title: "Seventeen atoms",
                    text: "Mendelevium was made one atom at a time. "
                        + "The first experiment of 1955 gave seventeen of them.",
                    state: .read
                ),
                Story(
                    title: "In the dust of a bomb",
                    text: "Einsteinium and fermium were first seen in 1952 in what a hydrogen bomb had left behind.",
                    state: .read
                ),
            ]
        ),
    ]
}
