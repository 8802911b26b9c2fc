### The words that all games share.

seat-unnamed = Player { $number }

## Bots

bot-random = Random
bot-greedy = Greedy
bot-search = Search
bot-squire = Squire
bot-knight = Knight
bot-king = King
