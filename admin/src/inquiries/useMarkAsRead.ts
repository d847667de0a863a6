import { useUpdate } from 'ra-core';
import { useEffect } from 'react';
import { INQUIRIES, type Inquiry } from './inquiry.ts';

/** Marks an opened inquiry as read, at once on the screen. A failure stays silent: the inquiry is simply still new. */
export function useMarkAsRead(inquiry: Inquiry | undefined) {
  const [update, { isIdle }] = useUpdate<Inquiry>(INQUIRIES, undefined, {
    mutationMode: 'optimistic',
    onError: (error) => console.error('Marking the inquiry as read failed:', error.message),
  });

  useEffect(() => {
    // Tried once: after a failure the row is unread again, and trying again would never end.
    if (!inquiry || inquiry.read || !isIdle) return;
    update(INQUIRIES, { id: inquiry.id, data: { read: true }, previousData: inquiry });
  }, [inquiry, isIdle, update]);
}
