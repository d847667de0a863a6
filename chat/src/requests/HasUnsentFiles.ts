import { createContext } from 'react';

/** Whether the client has chosen files, or put some into the outbox, that the studio does not have yet. */
export const HasUnsentFiles = createContext((): boolean => false);
