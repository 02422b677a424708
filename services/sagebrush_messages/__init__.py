"""What games say, in the language of the reader: catalogues in Fluent's form, found in the packages of the titles."""
