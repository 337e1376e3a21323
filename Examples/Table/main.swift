print("Table")
