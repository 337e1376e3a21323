extension Painting {
    static let baroque: [Painting] = [
        Painting(
            "Judith Slaying Holofernes",
            "Artemisia Gentileschi",
            "c. 1612",
            (158.8, 125.5),
            .couple,
            0x120D0B,
            0x27467A,
            0xD9A27A
        ),
        Painting("Laughing Cavalier", "Frans Hals", "1624", (83, 67.3), .portrait, 0x9B9786, 0x1D1B1C, 0xE0AE8B),
        Painting(
            "The Anatomy Lesson of Dr Nicolaes Tulp",
            "Rembrandt",
            "1632",
            (169.5, 216.5),
            .crowd,
            0x2A2218,
            0x14110E,
            0xD8B183
        ),
        Painting("The Night Watch", "Rembrandt", "1642", (379.5, 453.5), .crowd, 0x241A10, 0x6A4420, 0xE6C16D),
        Painting(
            "The Rokeby Venus",
            "Diego Velázquez",
            "c. 1650",
            (122.5, 177),
            .reclining,
            0x6E2A27,
            0x4A4C50,
            0xE8BFA0
        ),
        Painting("The Goldfinch", "Carel Fabritius", "1654", (33.5, 22.8), .square, 0x8A7A55, 0xDCCFAE, 0xC98A2B),
        Painting("Las Meninas", "Diego Velázquez", "1656", (318, 276), .crowd, 0x3B3026, 0x8C8577, 0xE3CDAA),
        Painting("The Milkmaid", "Johannes Vermeer", "c. 1658", (45.5, 41), .portrait, 0xC9BD9F, 0x2E4F7F, 0xE0C268),
        Painting("View of Delft", "Johannes Vermeer", "c. 1661", (96.5, 115.7), .sea, 0xAFC1CC, 0x5D6A6B, 0xE9D9B0),
        Painting(
            "Girl with a Pearl Earring",
            "Johannes Vermeer",
            "c. 1665",
            (44.5, 39),
            .portrait,
            0x14161A,
            0x7D6A35,
            0xE7BE98
        ),
        Painting("The Art of Painting", "Johannes Vermeer", "c. 1668", (120, 100), .room, 0xA08A63, 0x5A4636, 0xD9C28D),
    ]
}
