extension ChemicalElement {
    static let lanthanides: [ChemicalElement] = [
        ChemicalElement(
            number: 57,
            symbol: "La",
            name: "Lanthanum",
            discovery: "1839, Carl Gustaf Mosander",
            facts: """
                The name comes from the Greek for lying hidden, because lanthanum hid in an oxide of cerium for 36 \
                years. Its oxide gives camera lenses a high refractive index with little dispersion.
                """
        ),
        ChemicalElement(
            number: 58,
            symbol: "Ce",
            name: "Cerium",
            discovery: "1803, Jöns Jacob Berzelius and Wilhelm Hisinger",
            facts: """
                Cerium is named after Ceres, which had been discovered in the sky two years before; Martin Klaproth \
                found it independently in the same year. It is called a rare earth, yet there is more of it in the \
                crust than lead. The flint of a lighter is an alloy rich in cerium.
                """
        ),
        ChemicalElement(
            number: 59,
            symbol: "Pr",
            name: "Praseodymium",
            discovery: "1885, Carl Auer von Welsbach",
            facts: """
                Auer split didymium, long thought to be an element, into two: this one is the green twin.
                """
        ),
        ChemicalElement(
            number: 60,
            symbol: "Nd",
            name: "Neodymium",
            discovery: "1885, Carl Auer von Welsbach",
            facts: """
                The other half of didymium became the new twin. Magnets of neodymium, iron and boron, developed in the \
                1980s, are the strongest permanent magnets in wide use: they sit in headphones, hard disks, wind \
                turbines and electric cars. Its ions in a garnet crystal make one of the most common solid-state \
                lasers.
                """
        ),
        ChemicalElement(
            number: 61,
            symbol: "Pm",
            name: "Promethium",
            discovery: "1945, Jacob Marinsky, Lawrence Glendenin and Charles Coryell",
            facts: """
                Promethium is the only lanthanide without a long-lived isotope: the best of them has a half-life of \
                17.7 years. It was identified among the fission products of uranium at Oak Ridge and named after \
                Prometheus, who stole fire for mankind.
                """
        ),
        ChemicalElement(
            number: 62,
            symbol: "Sm",
            name: "Samarium",
            discovery: "1879, Paul-Émile Lecoq de Boisbaudran",
            facts: """
                By way of the mineral samarskite it carries the name of a Russian mining engineer, Vasili \
                Samarsky-Bykhovets. Magnets of samarium and cobalt stay strong at several hundred degrees.
                """
        ),
        ChemicalElement(
            number: 63,
            symbol: "Eu",
            name: "Europium",
            discovery: "1901, Eugène-Anatole Demarçay",
            facts: """
                Europium glows red where other phosphors are dull, and the red of colour television rested on it for \
                decades. It is the most reactive of the lanthanides and tarnishes in air within days.
                """
        ),
        ChemicalElement(
            number: 64,
            symbol: "Gd",
            name: "Gadolinium",
            discovery: "1880, Jean Charles Galissard de Marignac",
            facts: """
                Gadolinium is a magnet in a cold room and ceases to be one at about 20 °C. No stable nucleus captures \
                slow neutrons more eagerly than gadolinium-157. Bound safely into larger molecules, it sharpens the \
                images of magnetic resonance scanners.
                """
        ),
        ChemicalElement(
            number: 65,
            symbol: "Tb",
            name: "Terbium",
            discovery: "1843, Carl Gustaf Mosander",
            facts: """
                Four elements are named after Ytterby, a village with a quarry near Stockholm: yttrium, terbium, \
                erbium and ytterbium. Terbium makes the green in many phosphors.
                """
        ),
        ChemicalElement(
            number: 66,
            symbol: "Dy",
            name: "Dysprosium",
            discovery: "1886, Paul-Émile Lecoq de Boisbaudran",
            facts: """
                Its name is Greek for hard to get at. A few per cent of dysprosium keep the magnets of electric motors \
                strong when they run hot.
                """
        ),
        ChemicalElement(
            number: 67,
            symbol: "Ho",
            name: "Holmium",
            discovery: "1878, Marc Delafontaine and Jacques-Louis Soret",
            facts: """
                Per Teodor Cleve found it independently and named it after Stockholm, his home town. Holmium has the \
                largest magnetic moment of any element that occurs in nature, and pieces of it concentrate the field \
                of very strong magnets. Its laser breaks up kidney stones.
                """
        ),
        ChemicalElement(
            number: 68,
            symbol: "Er",
            name: "Erbium",
            discovery: "1843, Carl Gustaf Mosander",
            facts: """
                Glass fibres doped with erbium amplify light at 1.55 µm, so messages cross the oceans without being \
                turned into electricity on the way. Its ions colour glass pink.
                """
        ),
        ChemicalElement(
            number: 69,
            symbol: "Tm",
            name: "Thulium",
            discovery: "1879, Per Teodor Cleve",
            facts: """
                Cleve named it after Thule, the far north of the ancients. It is the scarcest of the lanthanides apart \
                from promethium.
                """
        ),
        ChemicalElement(
            number: 70,
            symbol: "Yb",
            name: "Ytterbium",
            discovery: "1878, Jean Charles Galissard de Marignac",
            facts: """
                Ytterbium is soft, has a lower density than its neighbours and comes from the mine that named four \
                elements. Clocks that count the light absorbed by its atoms are among the most precise instruments \
                ever made.
                """
        ),
        ChemicalElement(
            number: 71,
            symbol: "Lu",
            name: "Lutetium",
            discovery: "1907, Georges Urbain and Carl Auer von Welsbach",
            facts: """
                Urbain, Auer and Charles James in New Hampshire separated it at about the same time, and the first two \
                quarrelled over the honour for years. Urbain's name for it, after the Roman town that became Paris, \
                has stayed. Crystals with lutetium catch the gamma rays in PET scanners.
                """
        ),
    ]
}
