/** The most rows in one answer of the API, which cuts off the rest without a word: longer lists are read in pages. */
export const MAX_ROWS = 1000;

/** Messages of a conversation that are read at once. */
export const MESSAGES_PER_PAGE = 50;

/** Hits that a search in a conversation gives at once. */
export const HITS_PER_PAGE = 30;
