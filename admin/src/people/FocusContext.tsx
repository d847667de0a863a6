import { createContext, type ReactNode, type RefObject, useRef } from 'react';

/** Who was just moved by the menu of the card: the card that appears elsewhere takes the focus. */
export const MovedContext = createContext<RefObject<string | undefined>>({ current: undefined });

export function FocusContext({ children }: { children: ReactNode }) {
  return <MovedContext value={useRef<string>(undefined)}>{children}</MovedContext>;
}
