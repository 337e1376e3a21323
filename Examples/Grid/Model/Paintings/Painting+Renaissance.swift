extension Painting {
    static let renaissance: [Painting] = [
        Painting("The Arnolfini Portrait", "Jan van Eyck", "1434", (82.2, 60), .couple, 0x4A3B2A, 0x2F5D3A, 0xD9B48F),
        Painting("Primavera", "Sandro Botticelli", "c. 1480", (202, 314), .crowd, 0x2B3A2A, 0x8C6A4F, 0xE3C7A0),
        Painting(
            "The Birth of Venus",
            "Sandro Botticelli",
            "c. 1485",
            (172.5, 278.9),
            .sea,
            0xBFD3CE,
            0x6FA39B,
            0xF1CFAE
        ),
        Painting(
            "Lady with an Ermine",
            "Leonardo da Vinci",
            "c. 1490",
            (54, 39),
            .portrait,
            0x17181C,
            0x7A2E2A,
            0xDDB892
        ),
        Painting("The Last Supper", "Leonardo da Vinci", "c. 1498", (460, 880), .crowd, 0x6F6357, 0x8A4B3C, 0xD8BC97),
        Painting(
            "Self-Portrait at the Age of Twenty-Eight",
            "Albrecht Dürer",
            "1500",
            (67.1, 48.9),
            .portrait,
            0x120F0C,
            0x5A3A22,
            0xC9935F
        ),
        Painting("Mona Lisa", "Leonardo da Vinci", "c. 1503", (77, 53), .portrait, 0x6D7450, 0x2D2A1E, 0xD6AE72),
        Painting("Sistine Madonna", "Raphael", "1512", (265, 196), .couple, 0xC8C3A6, 0x365A7C, 0xE2B38C),
        Painting(
            "The Ambassadors",
            "Hans Holbein the Younger",
            "1533",
            (207, 209.5),
            .couple,
            0x1F4A3A,
            0x1B1718,
            0xD7A27D
        ),
        Painting("Venus of Urbino", "Titian", "c. 1538", (119, 165), .reclining, 0x3A3226, 0x8E2F2A, 0xE5C29A),
        Painting(
            "Netherlandish Proverbs",
            "Pieter Bruegel the Elder",
            "1559",
            (117, 163),
            .crowd,
            0x9A8A5F,
            0x8B3E2B,
            0xE1C48F
        ),
        Painting(
            "The Tower of Babel",
            "Pieter Bruegel the Elder",
            "1563",
            (114, 155),
            .tower,
            0xA9B7B5,
            0x6B6A43,
            0xC79A6B
        ),
        Painting(
            "The Hunters in the Snow",
            "Pieter Bruegel the Elder",
            "1565",
            (117, 162),
            .landscape,
            0x9FB0A6,
            0xE4E6DF,
            0x3B3A33
        ),
    ]
}
