extension ChemicalElement {
    static let alkaliMetals: [ChemicalElement] = [
        ChemicalElement(
            number: 3,
            symbol: "Li",
            name: "Lithium",
            discovery: "1817, Johan August Arfwedson",
            facts: """
                Lithium is the lightest of all metals, so light that it floats on oil. Arfwedson found it in petalite, \
                a mineral from the Swedish island of Utö. Its salts steady the moods of people with bipolar disorder, \
                and its ions carry the charge in the batteries of phones and cars. A trace of today's lithium was made \
                in the first minutes after the Big Bang.
                """
        ),
        ChemicalElement(
            number: 11,
            symbol: "Na",
            name: "Sodium",
            discovery: "1807, Humphry Davy",
            facts: """
                Davy set sodium free by sending a current through molten caustic soda. The yellow glow of old street \
                lamps is its pair of spectral lines near 589 nm.
                """
        ),
        ChemicalElement(
            number: 19,
            symbol: "K",
            name: "Potassium",
            discovery: "1807, Humphry Davy",
            facts: """
                Potassium was the first metal won by electrolysis, a few days before sodium. It floats on water, \
                reacts with it at once and burns with a lilac flame. Nerves fire by moving its ions across their \
                membranes. About one atom in 8,500 is potassium-40, which makes every banana, and everyone who eats \
                one, very slightly radioactive. Part of it decays to argon, and that dates old rocks.
                """
        ),
        ChemicalElement(
            number: 37,
            symbol: "Rb",
            name: "Rubidium",
            discovery: "1861, Robert Bunsen and Gustav Kirchhoff",
            facts: """
                Two dark red lines in the spectrum of the mineral lepidolite betrayed it, and named it: rubidus is \
                Latin for deep red. In 1995 a cloud of rubidium atoms, cooled to less than a millionth of a degree \
                above absolute zero, became the first Bose–Einstein condensate made from a gas.
                """
        ),
        ChemicalElement(
            number: 55,
            symbol: "Cs",
            name: "Caesium",
            discovery: "1860, Robert Bunsen and Gustav Kirchhoff",
            facts: """
                Caesium was the first element found with the spectroscope, by two blue lines from the mineral water of \
                Dürkheim. Since 1967 the second has been 9,192,631,770 periods of the radiation that caesium-133 \
                absorbs between two levels of its ground state. The metal melts at 28.5 °C, in a warm room.
                """
        ),
        ChemicalElement(
            number: 87,
            symbol: "Fr",
            name: "Francium",
            discovery: "1939, Marguerite Perey",
            facts: """
                Perey caught francium among the decay products of actinium, and it was the last element to be \
                discovered in nature rather than made. Its longest-lived isotope is half gone after 22 minutes.
                """
        ),
    ]
}
