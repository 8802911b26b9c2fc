### A minden játékban közös szavak.

seat-unnamed = { $number }. játékos

## Botok

bot-random = Véletlen
bot-greedy = Mohó
bot-search = Kereső
bot-squire = Apród
bot-knight = Lovag
bot-king = Király
