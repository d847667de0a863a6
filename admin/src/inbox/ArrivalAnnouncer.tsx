import { useState } from 'react';
import type { Inbox } from './inbox.ts';
import { useInboxTotals } from './useInboxTotals.ts';

/** Announces new rows to screen readers, which do not notice the number in the menu. */
export function ArrivalAnnouncer({ inbox: { resource, text } }: { inbox: Inbox }) {
  const { stored } = useInboxTotals(resource);
  const [known, setKnown] = useState(stored);
  const [arrived, setArrived] = useState(0);
  if (stored !== known) {
    setKnown(stored);
    if (stored !== undefined && known !== undefined && stored > known) setArrived(stored - known);
  }
  return (
    <span aria-live="polite" className="visually-hidden">
      {arrived > 0 && text.arrived(arrived)}
    </span>
  );
}
