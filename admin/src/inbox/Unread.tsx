import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { totalsQuery } from '../providers/inboxReads.ts';
import { MenuCount } from '../ui/MenuCount.tsx';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

/** The number of unread rows, for the menu. */
export function UnreadBadge() {
  const unread = useTotals()?.unread ?? 0;
  return <MenuCount count={unread} label={text.unreadCount(unread)} />;
}

/** Announces new rows to screen readers, which do not notice a changed number in the menu. */
export function ArrivalAnnouncer() {
  const words = useWords();
  const totals = useTotals();
  // Including the bin, so that a restored row does not count as new.
  const stored = totals && totals.total + totals.binned;
  const [known, setKnown] = useState(stored);
  const [arrived, setArrived] = useState(0);
  if (stored !== known) {
    setKnown(stored);
    if (stored !== undefined && known !== undefined && stored > known) setArrived(stored - known);
  }
  return (
    <span aria-live="polite" className="sr-only">
      {/* Another element for each arrival, because the same words in the same one are not read out. */}
      {arrived > 0 && <span key={stored}>{words('notifications.arrived', { smart_count: arrived })}</span>}
    </span>
  );
}

/** The numbers of all rows, regardless of the list's filter. */
export function useTotals() {
  const resource = useResourceContext() ?? '';
  return useQuery(totalsQuery(resource)).data;
}
