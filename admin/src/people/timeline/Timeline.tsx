import { Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Person } from '../../providers/people.ts';
import { timelineQuery } from '../../providers/timeline.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { text } from '../text.ts';
import { Entry } from './Entry.tsx';

/** Everything that happened with a person, newest first. */
export function Timeline({ person }: { person: Person }) {
  const id = useId();
  const query = useInfiniteQuery(timelineQuery(person.id));
  const entries = query.data?.pages.flat();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" className="sr-only">
        {text.timeline.title}
      </Typography>
      <NotLoaded {...query} label={text.timeline.loading} reason={text.timeline.failed} />
      {entries?.length === 0 && <p className="m-0">{text.timeline.empty}</p>}
      <ol className="m-0 list-none p-0">
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} person={person} />
        ))}
      </ol>
      <MoreButton {...query} />
    </section>
  );
}
