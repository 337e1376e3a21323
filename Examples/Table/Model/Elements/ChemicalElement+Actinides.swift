extension ChemicalElement {
    static let actinides: [ChemicalElement] = [
        ChemicalElement(
            number: 89,
            symbol: "Ac",
            name: "Actinium",
            discovery: "1899, André-Louis Debierne",
            facts: """
                Actinium is so radioactive that it glows pale blue in the dark. Friedrich Giesel found it again in \
                1902, and the history of who saw what first is still debated. Its isotope 225 is being tested against \
                cancers.
                """
        ),
        ChemicalElement(
            number: 90,
            symbol: "Th",
            name: "Thorium",
            discovery: "1829, Jöns Jacob Berzelius",
            facts: """
                Berzelius named it after Thor, the god of thunder. Its half-life, 14 billion years, is about the age \
                of the universe. Thorium oxide made the mantles of gas lamps shine white.
                """
        ),
        ChemicalElement(
            number: 91,
            symbol: "Pa",
            name: "Protactinium",
            discovery: "1913, Kasimir Fajans and Oswald Göhring",
            facts: """
                They saw a short-lived isotope and called it brevium. Lise Meitner and Otto Hahn reported a long-lived \
                one in 1918, and the element was named the parent of actinium, into which that isotope decays.
                """
        ),
        ChemicalElement(
            number: 92,
            symbol: "U",
            name: "Uranium",
            discovery: "1789, Martin Heinrich Klaproth",
            facts: """
                Klaproth named it after Uranus, a planet discovered eight years before. In 1896 Henri Becquerel found \
                that its salts blacken a photographic plate in the dark, which was the discovery of radioactivity. At \
                Oklo in Gabon, natural deposits ran as nuclear reactors some two billion years ago. A tonne of sea \
                water holds about three milligrams of it.
                """
        ),
        ChemicalElement(
            number: 93,
            symbol: "Np",
            name: "Neptunium",
            discovery: "1940, Edwin McMillan and Philip Abelson",
            facts: """
                Neptunium was the first element found beyond uranium, and so it took the name of the next planet.
                """
        ),
        ChemicalElement(
            number: 94,
            symbol: "Pu",
            name: "Plutonium",
            discovery: "1940, Glenn Seaborg, Edwin McMillan, Joseph Kennedy and Arthur Wahl",
            facts: """
                The discovery was kept secret until after the Second World War, in which plutonium destroyed Nagasaki. \
                The solid metal takes six forms at ordinary pressure, whose densities differ by up to a quarter. The \
                heat of plutonium-238 has powered the two Voyager probes since 1977.
                """
        ),
        ChemicalElement(
            number: 95,
            symbol: "Am",
            name: "Americium",
            discovery: "1944, Glenn Seaborg, Ralph James, Leon Morgan and Albert Ghiorso",
            facts: """
                Less than a microgram of americium sits in many household smoke detectors. Seaborg let its discovery \
                slip on a radio show for children in November 1945, some days before the announcement, when a boy \
                asked whether there were any new elements.
                """
        ),
        ChemicalElement(
            number: 96,
            symbol: "Cm",
            name: "Curium",
            discovery: "1944, Glenn Seaborg, Ralph James and Albert Ghiorso",
            facts: """
                Curium honours Marie and Pierre Curie. On Mars, the alpha particles of curium-244 let rovers find out \
                what rocks are made of.
                """
        ),
        ChemicalElement(
            number: 97,
            symbol: "Bk",
            name: "Berkelium",
            discovery: "1949, Stanley Thompson, Albert Ghiorso and Glenn Seaborg",
            facts: """
                Berkelium is named after Berkeley, as terbium above it in the table is named after Ytterby. It took \
                250 days in a reactor at Oak Ridge to make the 22 milligrams from which the first atoms of tennessine \
                were made.
                """
        ),
        ChemicalElement(
            number: 98,
            symbol: "Cf",
            name: "Californium",
            discovery: "1950, Stanley Thompson, Kenneth Street, Albert Ghiorso and Glenn Seaborg",
            facts: """
                The first experiment made some 5,000 atoms. Today a millionth of a gram of californium-252 is a handy \
                source of more than two million neutrons a second, which start up reactors and search wells for oil.
                """
        ),
        ChemicalElement(
            number: 99,
            symbol: "Es",
            name: "Einsteinium",
            discovery: "1952, Albert Ghiorso and colleagues",
            facts: """
                Einsteinium was found in the debris of the first full test of a hydrogen bomb, on filter papers that \
                aircraft had carried through the cloud. The discovery stayed secret until 1955.
                """
        ),
        ChemicalElement(
            number: 100,
            symbol: "Fm",
            name: "Fermium",
            discovery: "1952, Albert Ghiorso and colleagues",
            facts: """
                It came out of the same debris as einsteinium. Fermium is the heaviest element that can be built by \
                feeding neutrons to lighter ones; everything beyond it has to be made by collisions.
                """
        ),
        ChemicalElement(
            number: 101,
            symbol: "Md",
            name: "Mendelevium",
            discovery: "1955, Albert Ghiorso, Bernard Harvey, Gregory Choppin, Stanley Thompson and Glenn Seaborg",
            facts: """
                Mendelevium was the first element to be identified one atom at a time: the discovery rested on 17 \
                atoms.
                """
        ),
        ChemicalElement(
            number: 102,
            symbol: "No",
            name: "Nobelium",
            discovery: "1966, Georgy Flerov and colleagues (claims disputed)",
            facts: """
                A claim from Stockholm in 1957 gave the element its name and could not be repeated, and one from \
                Berkeley followed in 1958. The credit went in the end to Dubna, and the name was kept.
                """
        ),
        ChemicalElement(
            number: 103,
            symbol: "Lr",
            name: "Lawrencium",
            discovery: "1961, Albert Ghiorso and colleagues (claims disputed)",
            facts: """
                Berkeley and Dubna share the credit. It is named after Ernest Lawrence, who invented the cyclotron, \
                and its symbol was Lw until 1963.
                """
        ),
    ]
}
