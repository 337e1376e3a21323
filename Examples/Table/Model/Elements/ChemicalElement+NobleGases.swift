extension ChemicalElement {
    static let nobleGases: [ChemicalElement] = [
        ChemicalElement(
            number: 2,
            symbol: "He",
            name: "Helium",
            discovery: "1868, Jules Janssen and Norman Lockyer",
            facts: """
                Helium was found in the light of the Sun 27 years before William Ramsay found it on Earth. It stays \
                liquid down to absolute zero unless it is squeezed. Below 2.2 K it flows without any friction and \
                creeps over the rim of its vessel.
                """
        ),
        ChemicalElement(
            number: 10,
            symbol: "Ne",
            name: "Neon",
            discovery: "1898, William Ramsay and Morris Travers",
            facts: """
                Travers wrote that nothing in the world had ever given a glow such as they saw when they first sent a \
                current through the gas. Georges Claude showed his first neon lights in Paris in 1910.
                """
        ),
        ChemicalElement(
            number: 18,
            symbol: "Ar",
            name: "Argon",
            discovery: "1894, Lord Rayleigh and William Ramsay",
            facts: """
                Nearly one per cent of the air is argon, and nobody noticed for a long time, because it does nothing: \
                its name is Greek for lazy. Almost all of it comes from the decay of potassium in rocks. Welders \
                shield their seams with it.
                """
        ),
        ChemicalElement(
            number: 36,
            symbol: "Kr",
            name: "Krypton",
            discovery: "1898, William Ramsay and Morris Travers",
            facts: """
                From 1960 to 1983 the metre was 1,650,763.73 wavelengths of an orange-red line of krypton-86.
                """
        ),
        ChemicalElement(
            number: 54,
            symbol: "Xe",
            name: "Xenon",
            discovery: "1898, William Ramsay and Morris Travers",
            facts: """
                Xenon was thought to combine with nothing until Neil Bartlett made a yellow solid with it in 1962. In \
                1989 physicists pushed 35 xenon atoms about on a surface until they spelled the name of a company. \
                Ions of xenon have driven space probes to asteroids. One of its isotopes decays with a half-life of \
                about 10²² years, the slowest such process ever watched directly.
                """
        ),
        ChemicalElement(
            number: 86,
            symbol: "Rn",
            name: "Radon",
            discovery: "1899, Ernest Rutherford and Robert Owens",
            facts: """
                Radon seeps from the ground into cellars and is the most important cause of lung cancer after smoking. \
                Its longest-lived isotope is half gone in less than four days, but the uranium below makes more. \
                Friedrich Ernst Dorn observed it in 1900, and the credit is divided.
                """
        ),
    ]
}
