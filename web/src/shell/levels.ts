/** The bots that people meet, weakest first. */
export const LEVELS = ['squire', 'knight', 'king'] as const;
