extension ChemicalElement {
    static let halogens: [ChemicalElement] = [
        ChemicalElement(
            number: 9,
            symbol: "F",
            name: "Fluorine",
            discovery: "1886, Henri Moissan",
            facts: """
                Fluorine attracts electrons more strongly than any other element and attacks almost everything, glass \
                included. Several chemists were hurt or killed in the attempt to isolate it before Moissan succeeded; \
                he received the Nobel Prize in 1906. Bound to carbon it is tame, and makes pans to which nothing \
                sticks.
                """
        ),
        ChemicalElement(
            number: 17,
            symbol: "Cl",
            name: "Chlorine",
            discovery: "1774, Carl Wilhelm Scheele",
            facts: """
                A trace of chlorine has made the drinking water of cities safe. The same gas was the first to be used \
                as a weapon on a large scale, at Ypres in April 1915. Davy recognised it as an element in 1810 and \
                named it for its yellow-green colour.
                """
        ),
        ChemicalElement(
            number: 35,
            symbol: "Br",
            name: "Bromine",
            discovery: "1826, Antoine-Jérôme Balard",
            facts: """
                Bromine and mercury are the only elements that are liquid at ordinary temperature and pressure. Its \
                name is Greek for stench; Carl Löwig discovered it independently. The purple of the Roman emperors, \
                drawn from sea snails, is a compound of bromine.
                """
        ),
        ChemicalElement(
            number: 53,
            symbol: "I",
            name: "Iodine",
            discovery: "1811, Bernard Courtois",
            facts: """
                Courtois was making saltpetre from the ash of seaweed when a violet vapour rose from his vessel. The \
                thyroid needs iodine, and a trace of it in table salt has spared millions of people goitre.
                """
        ),
        ChemicalElement(
            number: 85,
            symbol: "At",
            name: "Astatine",
            discovery: "1940, Dale Corson, Kenneth MacKenzie and Emilio Segrè",
            facts: """
                Nobody has ever seen a piece of astatine, since its own radioactivity would turn it to vapour. Its \
                longest-lived isotope is half gone after eight hours.
                """
        ),
    ]
}
