extension ChemicalElement {
    static let metalloids: [ChemicalElement] = [
        ChemicalElement(
            number: 5,
            symbol: "B",
            name: "Boron",
            discovery: "1808, Joseph Louis Gay-Lussac, Louis Jacques Thénard and Humphry Davy",
            facts: """
                Stars destroy boron rather than make it: most of it comes from cosmic rays that shatter heavier nuclei \
                in space. Its oxide keeps laboratory glass from cracking in the flame, and its carbide is one of the \
                hardest materials known.
                """
        ),
        ChemicalElement(
            number: 14,
            symbol: "Si",
            name: "Silicon",
            discovery: "1824, Jöns Jacob Berzelius",
            facts: """
                More than a quarter of the Earth's crust is silicon, nearly all of it bound to oxygen in sand, clay \
                and rock. For chips it is purified until fewer than one atom in a thousand million is foreign, and \
                then it is soiled again on purpose to make it conduct. Diatoms, tiny algae, build glass houses of it.
                """
        ),
        ChemicalElement(
            number: 32,
            symbol: "Ge",
            name: "Germanium",
            discovery: "1886, Clemens Winkler",
            facts: """
                Winkler found it in a silver ore from Freiberg, and its properties matched those that Mendeleev had \
                foretold for eka-silicon. The first transistor, built in 1947, was made of germanium. Lenses of it are \
                opaque to the eye and let infrared light through.
                """
        ),
        ChemicalElement(
            number: 33,
            symbol: "As",
            name: "Arsenic",
            discovery: "About 1250, Albertus Magnus (attributed)",
            facts: """
                Arsenic was a favourite of poisoners until James Marsh published a test in 1836 that finds the \
                smallest trace. In the same century it coloured wallpapers a brilliant green, and made people ill in \
                their homes.
                """
        ),
        ChemicalElement(
            number: 51,
            symbol: "Sb",
            name: "Antimony",
            discovery: "Known since antiquity",
            facts: """
                In ancient Egypt the black sulfide of antimony served as paint for the eyes. The symbol comes from its \
                Latin name, stibium. Today most of it goes into flame retardants and lead batteries.
                """
        ),
        ChemicalElement(
            number: 52,
            symbol: "Te",
            name: "Tellurium",
            discovery: "1782, Franz-Joseph Müller von Reichenstein",
            facts: """
                Those who take in even a little tellurium have breath like garlic for days or weeks. It is one of the \
                few elements that gold combines with in nature. Klaproth named it after the Earth.
                """
        ),
    ]
}
