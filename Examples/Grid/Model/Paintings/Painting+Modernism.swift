extension Painting {
    static let modernism: [Painting] = [
        Painting(
            "Portrait of Adele Bloch-Bauer I",
            "Gustav Klimt",
            "1907",
            (138, 138),
            .portrait,
            0xC99A2E,
            0xE0BE5A,
            0xF0DCC4
        ),
        Painting(
            "Les Demoiselles d’Avignon",
            "Pablo Picasso",
            "1907",
            (243.9, 233.7),
            .crowd,
            0x7FA3B8,
            0xC98566,
            0xF0C9A8
        ),
        Painting("The Kiss", "Gustav Klimt", "1908", (180, 180), .couple, 0x8A6A1F, 0xD9B13B, 0xF1D9A8),
        Painting("Dance", "Henri Matisse", "1910", (260, 391), .crowd, 0x1F4FA0, 0x2F8A4E, 0xD9583A),
        Painting("I and the Village", "Marc Chagall", "1911", (192.1, 151.4), .discs, 0x3F6A8A, 0xC83E4A, 0x5FA86A),
        Painting(
            "Nude Descending a Staircase, No. 2",
            "Marcel Duchamp",
            "1912",
            (147, 89.2),
            .portrait,
            0x4A3A22,
            0x8A6A35,
            0xD0A860
        ),
        Painting("Composition VII", "Wassily Kandinsky", "1913", (200, 300), .discs, 0xE3D3B0, 0x3A5FA0, 0xD0503A),
        Painting("Black Square", "Kazimir Malevich", "1915", (79.5, 79.5), .square, 0xEDE7DA, 0x161616, 0x161616),
        Painting(
            "The Treachery of Images",
            "René Magritte",
            "1929",
            (60.3, 81.1),
            .reclining,
            0xE5D3A8,
            0xE5D3A8,
            0x6B3A1E
        ),
        Painting("American Gothic", "Grant Wood", "1930", (78, 65.3), .couple, 0xC9D6CF, 0x2E3540, 0xE3B58F),
        Painting(
            "The Persistence of Memory",
            "Salvador Dalí",
            "1931",
            (24.1, 33),
            .landscape,
            0xC9B36A,
            0x6A4A2A,
            0x7FA8C4
        ),
        Painting("Guernica", "Pablo Picasso", "1937", (349.3, 776.6), .crowd, 0x2A2A2C, 0x77787A, 0xE6E4DF),
        Painting("The Two Fridas", "Frida Kahlo", "1939", (173.5, 173), .couple, 0x5A6470, 0xE9E2D6, 0xC9946E),
        Painting("Nighthawks", "Edward Hopper", "1942", (84.1, 152.4), .room, 0x1E3A34, 0x4A3526, 0xF0DC8A),
        Painting("Broadway Boogie Woogie", "Piet Mondrian", "1943", (127, 127), .lines, 0xF1EDE0, 0xE8C22B, 0xC8352B),
        Painting("Christina’s World", "Andrew Wyeth", "1948", (81.9, 121.3), .landscape, 0xD6D3C4, 0xA98F55, 0xE0A6A0),
        Painting(
            "Autumn Rhythm (Number 30)",
            "Jackson Pollock",
            "1950",
            (266.7, 525.8),
            .discs,
            0xD8C8A8,
            0x241F1A,
            0x7A6650
        ),
    ]
}
