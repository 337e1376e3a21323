extension ChemicalElement {
    static let alkalineEarthMetals: [ChemicalElement] = [
        ChemicalElement(
            number: 4,
            symbol: "Be",
            name: "Beryllium",
            discovery: "1798, Louis-Nicolas Vauquelin",
            facts: """
                Vauquelin found it in beryl and in emerald. Its compounds taste sweet and are poisonous. X-rays pass \
                through thin beryllium almost unhindered, so X-ray tubes have windows of it. The mirrors of the James \
                Webb Space Telescope are beryllium under a thin coat of gold.
                """
        ),
        ChemicalElement(
            number: 12,
            symbol: "Mg",
            name: "Magnesium",
            discovery: "1755, Joseph Black",
            facts: """
                At the centre of every molecule of chlorophyll sits one atom of magnesium. Davy isolated the metal in \
                1808. It burns with a blinding white light, even in carbon dioxide.
                """
        ),
        ChemicalElement(
            number: 20,
            symbol: "Ca",
            name: "Calcium",
            discovery: "1808, Humphry Davy",
            facts: """
                Bones, teeth, eggshells, coral, limestone and marble are all built from compounds of calcium.
                """
        ),
        ChemicalElement(
            number: 38,
            symbol: "Sr",
            name: "Strontium",
            discovery: "1790, Adair Crawford",
            facts: """
                Strontium is named after Strontian, a village in the Scottish Highlands where its ore came from a lead \
                mine. Its salts make the red of fireworks. The best clocks built with strontium atoms would be off by \
                less than a second over the age of the universe.
                """
        ),
        ChemicalElement(
            number: 56,
            symbol: "Ba",
            name: "Barium",
            discovery: "1774, Carl Wilhelm Scheele",
            facts: """
                Scheele recognised it and Davy isolated it in 1808; its name comes from the Greek for heavy. Soluble \
                barium is poisonous, but the sulfate dissolves so little that patients drink it to show the gut in \
                X-rays. In 1938 Otto Hahn and Fritz Strassmann found barium in uranium they had irradiated with \
                neutrons: the atom had been split.
                """
        ),
        ChemicalElement(
            number: 88,
            symbol: "Ra",
            name: "Radium",
            discovery: "1898, Marie and Pierre Curie",
            facts: """
                The Curies worked through tonnes of pitchblende to obtain a tenth of a gram of radium chloride. For \
                decades radium made watch dials glow, at a terrible cost to the women who painted them. Marie Curie \
                and André-Louis Debierne isolated the metal in 1910.
                """
        ),
    ]
}
