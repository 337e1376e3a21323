extension ChemicalElement {
    static let transitionMetals: [ChemicalElement] = [
        ChemicalElement(
            number: 21,
            symbol: "Sc",
            name: "Scandium",
            discovery: "1879, Lars Fredrik Nilson",
            facts: """
                Mendeleev had left a gap for it in 1871 and predicted its properties under the name eka-boron. A \
                little scandium makes aluminium alloys stronger and easier to weld.
                """
        ),
        ChemicalElement(
            number: 22,
            symbol: "Ti",
            name: "Titanium",
            discovery: "1791, William Gregor",
            facts: """
                Gregor, a Cornish clergyman, found it in black sand; Klaproth named it after the Titans. The metal is \
                as strong as many steels at little more than half the weight, and bone grows firmly onto it. Nearly \
                all of it is used as the dioxide, the white in paint, paper and toothpaste.
                """
        ),
        ChemicalElement(
            number: 23,
            symbol: "V",
            name: "Vanadium",
            discovery: "1801, Andrés Manuel del Río",
            facts: """
                Del Río found it in Mexico and was talked out of his discovery by a chemist in Paris. Nils Gabriel \
                Sefström found it again in 1830 and named it after Vanadís, the goddess Freyja, for the beautiful \
                colours of its compounds. Some sea squirts gather vanadium in their blood cells, and nobody knows \
                quite why.
                """
        ),
        ChemicalElement(
            number: 24,
            symbol: "Cr",
            name: "Chromium",
            discovery: "1797, Louis-Nicolas Vauquelin",
            facts: """
                A trace of chromium makes rubies red and emeralds green. With at least a tenth of it, steel becomes \
                stainless.
                """
        ),
        ChemicalElement(
            number: 25,
            symbol: "Mn",
            name: "Manganese",
            discovery: "1774, Johan Gottlieb Gahn",
            facts: """
                Plants split water with a cluster of four manganese atoms, and nearly all the oxygen we breathe has \
                come that way. Nodules rich in manganese lie on the floors of the oceans and grow by a few millimetres \
                in a million years.
                """
        ),
        ChemicalElement(
            number: 26,
            symbol: "Fe",
            name: "Iron",
            discovery: "Known since antiquity",
            facts: """
                Most of the Earth's core, and about a third of the whole planet, is iron. The oldest iron objects \
                known, beads from a grave in Egypt more than 5,000 years old, were hammered from a meteorite. Fusion \
                in heavy stars stops around iron, since nothing is gained by going on. Most of the four grams in a \
                human body carry oxygen in the blood and colour it red.
                """
        ),
        ChemicalElement(
            number: 27,
            symbol: "Co",
            name: "Cobalt",
            discovery: "1735, Georg Brandt",
            facts: """
                Cobalt is the first metal whose discoverer is known by name. Miners blamed goblins, kobolds, for ores \
                that gave off poisonous fumes and no silver. It has coloured glass blue since antiquity, and one atom \
                of it sits in every molecule of vitamin B12.
                """
        ),
        ChemicalElement(
            number: 28,
            symbol: "Ni",
            name: "Nickel",
            discovery: "1751, Axel Fredrik Cronstedt",
            facts: """
                The name is short for Kupfernickel, the demon's copper, an ore that promised copper and had none. The \
                American coin called a nickel is three quarters copper.
                """
        ),
        ChemicalElement(
            number: 29,
            symbol: "Cu",
            name: "Copper",
            discovery: "Known since antiquity",
            facts: """
                People have worked copper for some 10,000 years; only silver conducts electricity better. The blood of \
                octopuses and horseshoe crabs carries oxygen with copper instead of iron, and is blue. The green of \
                old roofs and of the Statue of Liberty is its patina.
                """
        ),
        ChemicalElement(
            number: 30,
            symbol: "Zn",
            name: "Zinc",
            discovery: "1746, Andreas Sigismund Marggraf",
            facts: """
                Marggraf described the metal in 1746, but at Zawar in India it had been distilled on a large scale for \
                centuries. A thin layer of zinc keeps steel from rusting, even where it is scratched. Hundreds of \
                enzymes in the human body need it.
                """
        ),
        ChemicalElement(
            number: 39,
            symbol: "Y",
            name: "Yttrium",
            discovery: "1794, Johan Gadolin",
            facts: """
                Gadolin found it in a black stone from the quarry at Ytterby. In 1987 a ceramic of yttrium, barium, \
                copper and oxygen became the first known superconductor that liquid nitrogen can cool.
                """
        ),
        ChemicalElement(
            number: 40,
            symbol: "Zr",
            name: "Zirconium",
            discovery: "1789, Martin Heinrich Klaproth",
            facts: """
                Crystals of zircon from the Jack Hills in Australia, up to 4.4 billion years old, are the oldest known \
                pieces of the Earth. The metal hardly captures neutrons, so the fuel of most reactors is clad in it.
                """
        ),
        ChemicalElement(
            number: 41,
            symbol: "Nb",
            name: "Niobium",
            discovery: "1801, Charles Hatchett",
            facts: """
                Hatchett called it columbium, and for over a century it went by two names. It was settled as niobium \
                in 1949, after Niobe, the daughter of Tantalus, because it is so hard to tell from tantalum. Wires of \
                niobium and titanium carry current without loss in the magnets of hospital scanners and of the Large \
                Hadron Collider.
                """
        ),
        ChemicalElement(
            number: 42,
            symbol: "Mo",
            name: "Molybdenum",
            discovery: "1778, Carl Wilhelm Scheele",
            facts: """
                Its ore was taken for lead or graphite until Scheele told them apart. The enzyme with which most \
                bacteria turn the nitrogen of the air into food for plants has molybdenum at its heart.
                """
        ),
        ChemicalElement(
            number: 43,
            symbol: "Tc",
            name: "Technetium",
            discovery: "1937, Carlo Perrier and Emilio Segrè",
            facts: """
                Technetium was the first element to be made before it was found, in a strip of molybdenum that Ernest \
                Lawrence had posted from his cyclotron in Berkeley to Palermo. It is the lightest element without a \
                stable isotope. Its short-lived form 99m helps doctors look into hearts and bones tens of millions of \
                times a year.
                """
        ),
        ChemicalElement(
            number: 44,
            symbol: "Ru",
            name: "Ruthenium",
            discovery: "1844, Karl Ernst Claus",
            facts: """
                Claus, working in Kazan, named it after Ruthenia, a Latin name for the lands of the Rus. Its catalysts \
                let chemists swap the halves of molecules, work that was honoured with the Nobel Prize of 2005.
                """
        ),
        ChemicalElement(
            number: 45,
            symbol: "Rh",
            name: "Rhodium",
            discovery: "1804, William Hyde Wollaston",
            facts: """
                Rhodium is named for the rose colour of its salts. Most of it works in catalytic converters, where it \
                turns nitrogen oxides into harmless nitrogen.
                """
        ),
        ChemicalElement(
            number: 46,
            symbol: "Pd",
            name: "Palladium",
            discovery: "1802, William Hyde Wollaston",
            facts: """
                Wollaston sold his new metal without his name through a shop in London and let the chemists quarrel \
                over it. Palladium soaks up as much as 900 times its own volume of hydrogen. It is named after Pallas, \
                a small planet discovered in the same year.
                """
        ),
        ChemicalElement(
            number: 47,
            symbol: "Ag",
            name: "Silver",
            discovery: "Known since antiquity",
            facts: """
                No metal conducts electricity or heat better than silver. For more than a century nearly all \
                photographs were made by light falling on its salts. Its symbol and the name of Argentina both come \
                from the Latin argentum.
                """
        ),
        ChemicalElement(
            number: 48,
            symbol: "Cd",
            name: "Cadmium",
            discovery: "1817, Friedrich Stromeyer",
            facts: """
                Stromeyer found it in zinc carbonate from a pharmacy that turned yellow on heating although it held no \
                iron. Cadmium gave painters their most brilliant yellows and reds. It is a poison that the body hardly \
                gets rid of.
                """
        ),
        ChemicalElement(
            number: 72,
            symbol: "Hf",
            name: "Hafnium",
            discovery: "1923, Dirk Coster and George de Hevesy",
            facts: """
                Hafnium had been hiding in nearly every ore of zirconium, which it resembles more than any two other \
                elements of a column resemble each other. It is named after Hafnia, the Latin for Copenhagen. Unlike \
                zirconium it swallows neutrons, and serves in control rods.
                """
        ),
        ChemicalElement(
            number: 73,
            symbol: "Ta",
            name: "Tantalum",
            discovery: "1802, Anders Gustaf Ekeberg",
            facts: """
                Tantalum stands in acid and takes up none of it, as Tantalus stood in water and could not drink. Its \
                tiny capacitors are in most telephones.
                """
        ),
        ChemicalElement(
            number: 74,
            symbol: "W",
            name: "Tungsten",
            discovery: "1783, Juan José and Fausto Elhuyar",
            facts: """
                No metal melts at a higher temperature: 3,422 °C. The name is Swedish for heavy stone, and the symbol \
                comes from its other name, wolfram. For a century tungsten wire lit the world's lamps.
                """
        ),
        ChemicalElement(
            number: 75,
            symbol: "Re",
            name: "Rhenium",
            discovery: "1925, Walter Noddack, Ida Tacke and Otto Berg",
            facts: """
                Rhenium was the last element with a stable isotope to be discovered, and it is named after the Rhine. \
                It makes the turbine blades of jet engines hold out at temperatures that would ruin other alloys.
                """
        ),
        ChemicalElement(
            number: 76,
            symbol: "Os",
            name: "Osmium",
            discovery: "1803, Smithson Tennant",
            facts: """
                Osmium is the densest element found in nature: a litre of it would weigh 22.6 kg. Its name is Greek \
                for smell, after the sharp and poisonous vapour of its oxide.
                """
        ),
        ChemicalElement(
            number: 77,
            symbol: "Ir",
            name: "Iridium",
            discovery: "1803, Smithson Tennant",
            facts: """
                A thin layer rich in iridium lies in rocks all over the world at the level where the great dinosaurs \
                end. It told Luis and Walter Alvarez in 1980 that an asteroid had struck, 66 million years ago. \
                Iridium is named after the rainbow, for the many colours of its salts, and hardly any metal resists \
                corrosion better.
                """
        ),
        ChemicalElement(
            number: 78,
            symbol: "Pt",
            name: "Platinum",
            discovery: "1748, Antonio de Ulloa",
            facts: """
                Craftsmen on the Pacific coast of South America worked platinum together with gold long before Ulloa \
                described it. The Spaniards thought it a nuisance and called it little silver. From 1889 to 2019 a \
                cylinder of platinum with a tenth of iridium was the kilogram.
                """
        ),
        ChemicalElement(
            number: 79,
            symbol: "Au",
            name: "Gold",
            discovery: "Known since antiquity",
            facts: """
                A gram of gold can be beaten into a leaf of about a square metre. All the gold ever mined would fit \
                into a cube some 22 metres wide. Its electrons move so fast near the heavy nucleus that relativity \
                shifts its colour from silvery to yellow. Some of it was forged when neutron stars collided, which \
                astronomers first watched in 2017.
                """
        ),
        ChemicalElement(
            number: 80,
            symbol: "Hg",
            name: "Mercury",
            discovery: "Known since antiquity",
            facts: """
                Mercury is the only metal that is liquid at ordinary temperature and pressure. In 1911 Heike \
                Kamerlingh Onnes cooled it with liquid helium, saw its electrical resistance vanish, and had \
                discovered superconductivity.
                """
        ),
        ChemicalElement(
            number: 104,
            symbol: "Rf",
            name: "Rutherfordium",
            discovery: "1964, Dubna; 1969, Berkeley (credit shared)",
            facts: """
                For decades the East called it kurchatovium and the West rutherfordium. The second name was agreed on \
                in 1997.
                """
        ),
        ChemicalElement(
            number: 105,
            symbol: "Db",
            name: "Dubnium",
            discovery: "1970, Dubna and Berkeley (credit shared)",
            facts: """
                Dubnium is named after Dubna on the Volga, where many of the heaviest elements were first made.
                """
        ),
        ChemicalElement(
            number: 106,
            symbol: "Sg",
            name: "Seaborgium",
            discovery: "1974, Albert Ghiorso and colleagues",
            facts: """
                Glenn Seaborg could write his address in elements: seaborgium, lawrencium, berkelium, californium, \
                americium. In 2014 chemists made a compound of seaborgium with carbon monoxide, one atom at a time.
                """
        ),
        ChemicalElement(
            number: 107,
            symbol: "Bh",
            name: "Bohrium",
            discovery: "1981, Peter Armbruster, Gottfried Münzenberg and colleagues",
            facts: """
                Bohrium was made at Darmstadt by firing chromium at bismuth. A study of six atoms in 2000 showed that \
                it behaves like rhenium above it.
                """
        ),
        ChemicalElement(
            number: 108,
            symbol: "Hs",
            name: "Hassium",
            discovery: "1984, Peter Armbruster, Gottfried Münzenberg and colleagues",
            facts: """
                Hassium bears the Latin name of Hesse, the German state of Darmstadt. Like osmium above it, it forms a \
                volatile oxide with four atoms of oxygen.
                """
        ),
    ]
}
