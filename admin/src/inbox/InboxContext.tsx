import { createContext, useContext } from 'react';
import type { Inbox } from './inbox.ts';

export const InboxContext = createContext<Inbox | null>(null);

export function useInbox(): Inbox {
  const inbox = useContext(InboxContext);
  if (!inbox) throw new Error('This component stands outside of an inbox.');
  return inbox;
}
