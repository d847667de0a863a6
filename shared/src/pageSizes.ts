/** The most rows in one answer of the API, which drops the rest without notice: longer lists are read in pages. */
export const MAX_ROWS = 1000;

export const MESSAGES_PER_PAGE = 50;

/** The most that one call returns: somebody who was away for long has a lot to read. */
export const CATCH_UP_PAGE = 200;

export const HITS_PER_PAGE = 30;

export const FILES_PER_PAGE = 50;

/** Of what is known about a person: notes, letters, requests. */
export const ENTRIES_PER_PAGE = 50;
