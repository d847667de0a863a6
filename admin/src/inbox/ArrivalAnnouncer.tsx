import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { totalsQuery } from '../providers/inboxReads.ts';

/** Announces new rows to screen readers, which do not notice the number in the menu. */
export default function ArrivalAnnouncer() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { data } = useQuery(totalsQuery(resource));
  const stored = data?.stored;
  const [known, setKnown] = useState(stored);
  const [arrived, setArrived] = useState(0);
  if (stored !== known) {
    setKnown(stored);
    if (stored !== undefined && known !== undefined && stored > known) setArrived(stored - known);
  }
  return (
    <span aria-live="polite" className="visually-hidden">
      {arrived > 0 && translate(`resources.${resource}.notifications.arrived`, { smart_count: arrived })}
    </span>
  );
}
