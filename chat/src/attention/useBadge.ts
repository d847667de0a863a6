import { useEffect } from 'react';

export function useBadge(unread: number): void {
  useEffect(() => {
    if (unread === 0 && !isBadged) return;
    isBadged = true;
    void import('./badge.ts').then(({ showBadge }) => showBadge(unread));
  }, [unread]);
  useEffect(
    () => () => {
      if (isBadged) void import('./badge.ts').then(({ showBadge }) => showBadge(0));
    },
    [],
  );
}

let isBadged = false;
