// Those who share a right.

export const nobody = [] as const;
export const everybody = ['visitor', 'client', 'otherClient', 'departed', 'admin'] as const;
/** With a good token; `departed` have no rows of their own left to see. */
export const signedIn = ['client', 'otherClient', 'departed', 'admin'] as const;
export const admin = ['admin'] as const;
