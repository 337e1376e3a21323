extension ChemicalElement {
    static let reactiveNonmetals: [ChemicalElement] = [
        ChemicalElement(
            number: 1,
            symbol: "H",
            name: "Hydrogen",
            discovery: "1766, Henry Cavendish",
            facts: """
                Hydrogen makes up about three quarters of the ordinary matter in the universe. The Sun turns some 600 \
                million tonnes of it into helium every second. Its name means maker of water, which is what it becomes \
                when it burns. Deep inside Jupiter the pressure is so great that hydrogen is a liquid metal.
                """
        ),
        ChemicalElement(
            number: 6,
            symbol: "C",
            name: "Carbon",
            discovery: "Known since antiquity",
            facts: """
                Soot, pencil lead and diamond are all carbon; only the arrangement of the atoms differs. It joins into \
                chains and rings so readily that its known compounds number in the tens of millions. One of its \
                isotopes, carbon-14, is half gone after about 5,700 years and tells the age of wood and bones.
                """
        ),
        ChemicalElement(
            number: 7,
            symbol: "N",
            name: "Nitrogen",
            discovery: "1772, Daniel Rutherford",
            facts: """
                More than three quarters of the air is nitrogen, and hardly any living being can use it in that form. \
                About half of the nitrogen in our bodies has passed through a fertiliser factory.
                """
        ),
        ChemicalElement(
            number: 8,
            symbol: "O",
            name: "Oxygen",
            discovery: "1771–1774, Carl Wilhelm Scheele and Joseph Priestley",
            facts: """
                Scheele made it first, Priestley published first, and Antoine Lavoisier understood it and gave it its \
                name. Nearly half the weight of the Earth's crust is oxygen. There was hardly any in the air until \
                microbes began to release it, and some 2.4 billion years ago it stayed. As a liquid it is pale blue \
                and clings to a magnet.
                """
        ),
        ChemicalElement(
            number: 15,
            symbol: "P",
            name: "Phosphorus",
            discovery: "1669, Hennig Brand",
            facts: """
                Brand boiled down vast amounts of urine in search of gold and found a white substance that glowed in \
                the dark. He is the first person known by name to have discovered an element. Phosphorus links the \
                chain of every strand of DNA.
                """
        ),
        ChemicalElement(
            number: 16,
            symbol: "S",
            name: "Sulfur",
            discovery: "Known since antiquity",
            facts: """
                Sulfur is the brimstone of the Bible and the yellow of volcanoes, on Earth as on Jupiter's moon Io. \
                Charles Goodyear found out how to harden rubber with it. Few chemicals are made in quantities as great \
                as sulfuric acid.
                """
        ),
        ChemicalElement(
            number: 34,
            symbol: "Se",
            name: "Selenium",
            discovery: "1817, Jöns Jacob Berzelius and Johan Gottlieb Gahn",
            facts: """
                Selenium, named after the Moon, conducts electricity better in the light than in the dark. The first \
                photocopiers rested on that. The body needs a trace of it, and a little more is poison.
                """
        ),
    ]
}
