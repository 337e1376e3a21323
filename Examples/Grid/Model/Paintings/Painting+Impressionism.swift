extension Painting {
    static let impressionism: [Painting] = [
        Painting("Olympia", "Édouard Manet", "1863", (130.5, 190), .reclining, 0x2A2119, 0xE6DFD0, 0xF0D8B6),
        Painting(
            "Whistler’s Mother",
            "James McNeill Whistler",
            "1871",
            (144.3, 162.5),
            .room,
            0x8E918C,
            0x33312F,
            0xD7D3C6
        ),
        Painting("Impression, Sunrise", "Claude Monet", "1872", (48, 63), .sea, 0x8FA3AD, 0x5B7C8C, 0xEB6B34),
        Painting("Woman with a Parasol", "Claude Monet", "1875", (100, 81), .landscape, 0x8DB4D8, 0x7C9A4E, 0xF3F0E4),
        Painting(
            "Dance at Le Moulin de la Galette",
            "Pierre-Auguste Renoir",
            "1876",
            (131, 175),
            .crowd,
            0x4A6A8A,
            0x2C3C5A,
            0xE8C08F
        ),
        Painting(
            "Paris Street; Rainy Day",
            "Gustave Caillebotte",
            "1877",
            (212.2, 276.2),
            .couple,
            0xB9B7A6,
            0x3F4347,
            0xD9BFA0
        ),
        Painting(
            "A Bar at the Folies-Bergère",
            "Édouard Manet",
            "1882",
            (96, 130),
            .portrait,
            0x8FA2B0,
            0x1E2533,
            0xEBC8A4
        ),
        Painting(
            "A Sunday on La Grande Jatte",
            "Georges Seurat",
            "1886",
            (207.6, 308),
            .crowd,
            0x8FA94F,
            0x3E3A5C,
            0xF0DDA0
        ),
        Painting("Sunflowers", "Vincent van Gogh", "1888", (92.1, 73), .flowers, 0xF3DE8A, 0xE0A93A, 0xB9731D),
        Painting("Café Terrace at Night", "Vincent van Gogh", "1888", (80.7, 65.3), .sky, 0x1F3F73, 0xD99A2B, 0xF6E08A),
        Painting("Bedroom in Arles", "Vincent van Gogh", "1888", (72.4, 91.3), .room, 0x9CC0D6, 0xB98A5E, 0xE8B23A),
        Painting("The Starry Night", "Vincent van Gogh", "1889", (73.7, 92.1), .sky, 0x2A4E8F, 0x16263F, 0xF2D25C),
        Painting("Almond Blossom", "Vincent van Gogh", "1890", (73.3, 92.4), .flowers, 0x6FB6BF, 0x5F8F76, 0xF7F3EA),
        Painting(
            "Wheatfield with Crows",
            "Vincent van Gogh",
            "1890",
            (50.5, 103),
            .landscape,
            0x274B8A,
            0xD9A52B,
            0x15181C
        ),
        Painting("The Scream", "Edvard Munch", "1893", (91, 73.5), .portrait, 0xE07B39, 0x24344F, 0xDCC7A0),
        Painting("The Card Players", "Paul Cézanne", "c. 1895", (47.5, 57), .couple, 0x7A5A3A, 0x3F4E5A, 0xD9A877),
        Painting(
            "Where Do We Come From? What Are We? Where Are We Going?",
            "Paul Gauguin",
            "1897",
            (139.1, 374.6),
            .crowd,
            0x24486A,
            0x7A4A22,
            0xE5A73C
        ),
        Painting("The Water-Lily Pond", "Claude Monet", "1899", (88.3, 93.1), .discs, 0x4F7F5A, 0x3A5F6F, 0xE9C7D2),
    ]
}
