import { createContext, type RefObject } from 'react';

/** The person whose card was just moved by its menu: the card that appears in another column takes the focus. */
export const MovedContext = createContext<RefObject<string | undefined>>({ current: undefined });
