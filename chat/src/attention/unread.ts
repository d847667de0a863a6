import { atom } from 'nanostores';
import { useEffect } from 'react';

/** How many messages are unread, for the title and the icon of the tab. */
export const $unread = atom(0);

export function useReportUnread(unread: number): void {
  useEffect(() => {
    $unread.set(unread);
    return () => $unread.set(0);
  }, [unread]);
}

export function shortCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
