/** The most rows in one answer of the API, which cuts off the rest without a word: longer lists are read in pages. */
export const MAX_ROWS = 1000;

export const MESSAGES_PER_PAGE = 50;

export const HITS_PER_PAGE = 30;
