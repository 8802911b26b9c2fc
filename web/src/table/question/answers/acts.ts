/** The free act that ends a game for its seat: it is done from the menu only. */
export const GIVING_UP = 'resign';
