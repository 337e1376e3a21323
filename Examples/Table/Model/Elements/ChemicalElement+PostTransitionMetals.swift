extension ChemicalElement {
    static let postTransitionMetals: [ChemicalElement] = [
        ChemicalElement(
            number: 13,
            symbol: "Al",
            name: "Aluminium",
            discovery: "1825, Hans Christian Ørsted",
            facts: """
                Aluminium is the most common metal in the Earth's crust, and for most of history nobody had seen it. \
                When the Washington Monument was finished in 1884, its tip was cast in aluminium, then about as dear \
                as silver. Two years later Charles Hall and Paul Héroult found out, independently, how to win it \
                cheaply with electricity. To melt it down again takes only about a twentieth of the energy.
                """
        ),
        ChemicalElement(
            number: 31,
            symbol: "Ga",
            name: "Gallium",
            discovery: "1875, Paul-Émile Lecoq de Boisbaudran",
            facts: """
                Gallium melts in the hand, at 29.8 °C. Mendeleev had predicted it as eka-aluminium, and even corrected \
                its discoverer's first value for the density. Its nitride made blue and white light-emitting diodes \
                possible.
                """
        ),
        ChemicalElement(
            number: 49,
            symbol: "In",
            name: "Indium",
            discovery: "1863, Ferdinand Reich and Theodor Richter",
            facts: """
                Reich was colour-blind, so Richter looked into the spectroscope for him and saw an indigo line. With \
                tin and oxygen, indium forms a transparent layer that conducts electricity: it covers nearly every \
                touch screen.
                """
        ),
        ChemicalElement(
            number: 50,
            symbol: "Sn",
            name: "Tin",
            discovery: "Known since antiquity",
            facts: """
                Tin has ten stable isotopes, more than any other element. Melted together with copper it gave the \
                Bronze Age its name. In lasting cold it crumbles slowly to a grey powder.
                """
        ),
        ChemicalElement(
            number: 81,
            symbol: "Tl",
            name: "Thallium",
            discovery: "1861, William Crookes",
            facts: """
                A bright green line gave it the name of a green shoot. Thallium salts have no taste and are very \
                poisonous, which is why their use against rats has been banned in many countries.
                """
        ),
        ChemicalElement(
            number: 82,
            symbol: "Pb",
            name: "Lead",
            discovery: "Known since antiquity",
            facts: """
                Roman water pipes were of lead, and the plumber is still named after plumbum, its Latin name. It is \
                the heaviest element with a stable isotope. In petrol it poisoned the air of the whole world for a \
                century, until the last country gave it up for cars in 2021.
                """
        ),
        ChemicalElement(
            number: 83,
            symbol: "Bi",
            name: "Bismuth",
            discovery: "1753, Claude François Geoffroy",
            facts: """
                Miners knew bismuth in the Middle Ages and took it for lead or tin until Geoffroy told them apart. In \
                2003 it was found to be radioactive after all, with a half-life more than a billion times the age of \
                the universe. It grows staircase crystals in all the colours of oil on water.
                """
        ),
        ChemicalElement(
            number: 84,
            symbol: "Po",
            name: "Polonium",
            discovery: "1898, Marie and Pierre Curie",
            facts: """
                The Curies named it after Poland, at a time when Poland was not on the map. Half a gram of \
                polonium-210 heats itself above 500 °C.
                """
        ),
    ]
}
