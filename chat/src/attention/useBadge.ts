import { useEffect } from 'react';

/** Shows on the icon of the tab, and of the installed app, how many messages wait. */
export function useBadge(unread: number): void {
  useEffect(() => {
    if (unread === 0 && !isBadged) return;
    isBadged = true;
    void import('./badge.ts').then(({ showBadge }) => showBadge(unread));
  }, [unread]);
}

let isBadged = false;
