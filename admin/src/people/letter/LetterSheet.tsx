import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '../../providers/people.ts';
import { newestLetterQuery, submissionsQuery } from '../../providers/timeline.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { text } from '../text.ts';
import { LetterForm } from './LetterForm.tsx';

/** The letter form, once the person's submissions and the newest letter have been read. */
export function LetterSheet({ person, email }: { person: Person; email: string }) {
  const submissions = useQuery(submissionsQuery(person.id));
  const newest = useQuery(newestLetterQuery(person.id));
  const [drops, setDrops] = useState(0);
  const error = submissions.error ?? newest.error;
  if (submissions.data && newest.data !== undefined) {
    return (
      <LetterForm
        // Without its draft, the letter begins anew and answers what was sent last.
        key={drops}
        person={person}
        email={email}
        submissions={submissions.data}
        newest={newest.data}
        onDrop={() => setDrops(drops + 1)}
      />
    );
  }
  return (
    <NotLoaded
      label={text.timeline.loading}
      reason={text.timeline.failed}
      error={error}
      refetch={() => {
        void submissions.refetch();
        void newest.refetch();
      }}
    />
  );
}
