import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Person } from '../../providers/people.ts';
import { newestLetterQuery, timelineQuery } from '../../providers/timeline.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { text } from '../text.ts';
import { LetterForm } from './LetterForm.tsx';

/** The letter form, once the person's last submission and the newest letter have been read. */
export function LetterSheet({ person, email }: { person: Person; email: string }) {
  const timeline = useInfiniteQuery(timelineQuery(person.id));
  const newest = useQuery(newestLetterQuery(person.id));
  const error = timeline.error ?? newest.error;
  if (timeline.data && newest.data !== undefined) {
    const sent = timeline.data.pages
      .flat()
      .find(({ kind, state }) => (kind === 'inquiry' || kind === 'contact_message') && state !== 'binned');
    return <LetterForm person={person} email={email} sent={sent} newest={newest.data} />;
  }
  return (
    <NotLoaded
      label={text.timeline.loading}
      reason={text.timeline.failed}
      error={error}
      onRetry={() => {
        void timeline.refetch();
        void newest.refetch();
      }}
    />
  );
}
