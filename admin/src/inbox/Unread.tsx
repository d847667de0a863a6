import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { totalsQuery } from '../providers/inboxReads.ts';
import { MenuCount } from '../ui/MenuCount.tsx';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

/** In the menu. */
export function UnreadBadge() {
  const unread = useTotals()?.unread ?? 0;
  return <MenuCount count={unread} label={text.unreadCount(unread)} />;
}

/** Announces new rows to screen readers, which do not notice the number in the menu. */
export function ArrivalAnnouncer() {
  const words = useWords();
  const totals = useTotals();
  // What is taken out of the bin has not arrived.
  const stored = totals && totals.total + totals.binned;
  const [known, setKnown] = useState(stored);
  const [arrived, setArrived] = useState(0);
  if (stored !== known) {
    setKnown(stored);
    if (stored !== undefined && known !== undefined && stored > known) setArrived(stored - known);
  }
  return (
    <span aria-live="polite" className="sr-only">
      {arrived > 0 && words('notifications.arrived', { smart_count: arrived })}
    </span>
  );
}

/** Of every row, whatever the list is filtered by. */
export function useTotals() {
  const resource = useResourceContext() ?? '';
  return useQuery(totalsQuery(resource)).data;
}
