/** How many characters a chat message may have, not counted in UTF-16 units. The database enforces it. */
export const MESSAGE_LIMIT = 4000;
