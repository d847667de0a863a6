/** How long one may correct or take back one's own message. The database enforces it. */
export const CHANGEABLE_MINUTES = 15;
