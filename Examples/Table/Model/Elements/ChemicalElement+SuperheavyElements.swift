extension ChemicalElement {
    static let superheavyElements: [ChemicalElement] = [
        ChemicalElement(
            number: 109,
            symbol: "Mt",
            name: "Meitnerium",
            discovery: "1982, Peter Armbruster, Gottfried Münzenberg and colleagues",
            facts: """
                The discovery rested on a single atom. It is named after Lise Meitner, who explained nuclear fission \
                and was passed over by the Nobel Prize.
                """
        ),
        ChemicalElement(
            number: 110,
            symbol: "Ds",
            name: "Darmstadtium",
            discovery: "1994, Sigurd Hofmann and colleagues",
            facts: """
                Darmstadtium was made by firing nickel at lead, and its nuclei lasted a fraction of a thousandth of a \
                second.
                """
        ),
        ChemicalElement(
            number: 111,
            symbol: "Rg",
            name: "Roentgenium",
            discovery: "1994, Sigurd Hofmann and colleagues",
            facts: """
                Three atoms were made in December 1994, almost a century after Wilhelm Röntgen had seen the rays that \
                we call X. It stands below gold in the table, but no one has been able to test its chemistry.
                """
        ),
        ChemicalElement(
            number: 112,
            symbol: "Cn",
            name: "Copernicium",
            discovery: "1996, Sigurd Hofmann and colleagues",
            facts: """
                Its name became official on 19 February 2010, the birthday of Nicolaus Copernicus. Experiments with a \
                few atoms on gold suggest that it is even more volatile than mercury.
                """
        ),
        ChemicalElement(
            number: 113,
            symbol: "Nh",
            name: "Nihonium",
            discovery: "2004, Kosuke Morita and colleagues",
            facts: """
                Nihonium was the first element to be discovered in Asia: Nihon is one of the names of Japan. Nine \
                years of firing zinc at bismuth gave three atoms.
                """
        ),
        ChemicalElement(
            number: 114,
            symbol: "Fl",
            name: "Flerovium",
            discovery: "1999, Yuri Oganessian and colleagues",
            facts: """
                It is named after the laboratory at Dubna that bears the name of Georgy Flerov. Theory expects its \
                neighbourhood to be an island where very heavy nuclei live longer, and its heavier isotopes do last \
                for seconds.
                """
        ),
        ChemicalElement(
            number: 115,
            symbol: "Mc",
            name: "Moscovium",
            discovery: "2003, Yuri Oganessian and colleagues",
            facts: """
                Moscovium honours the region around Moscow, in which Dubna lies. Its atoms decay to nihonium within a \
                second.
                """
        ),
        ChemicalElement(
            number: 116,
            symbol: "Lv",
            name: "Livermorium",
            discovery: "2000, Yuri Oganessian and colleagues",
            facts: """
                Physicists from Livermore in California and from Dubna made it together by firing calcium at curium.
                """
        ),
        ChemicalElement(
            number: 117,
            symbol: "Ts",
            name: "Tennessine",
            discovery: "2010, Yuri Oganessian and colleagues",
            facts: """
                The target of berkelium came from Tennessee and was half decayed after less than a year, so it was \
                flown to Russia in a hurry. With tennessine the seventh row of the table was complete.
                """
        ),
        ChemicalElement(
            number: 118,
            symbol: "Og",
            name: "Oganesson",
            discovery: "2002, Yuri Oganessian and colleagues",
            facts: """
                Oganesson is the heaviest element known, and only a handful of its atoms have ever been made. It \
                stands below the noble gases, yet theory says that it would be a solid, and not a noble one. Yuri \
                Oganessian is, after Glenn Seaborg, the second person to see an element named after himself in his \
                lifetime.
                """
        ),
    ]
}
