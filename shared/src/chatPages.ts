/** The chat of a client. */
export const CHAT = '/chat';

/** The chat of the studio: the same page, at an address of its own. */
export const STUDIO_CHAT = '/chat-admin';

/** The studio's address of a client's conversation. */
export const studioChat = (clientId: string): string => `${STUDIO_CHAT}?client=${clientId}`;
