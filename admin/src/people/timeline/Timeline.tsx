import { Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Person } from '../../providers/people.ts';
import { timelineQuery } from '../../providers/timeline.ts';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { text } from '../text.ts';
import { Entry } from './Entry.tsx';

/** Everything that happened with a person, newest first. */
export function Timeline({ person }: { person: Person }) {
  const id = useId();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    timelineQuery(person.id),
  );
  const entries = data?.pages.flat();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" className="sr-only">
        {text.timeline.title}
      </Typography>
      {error && <LoadFailed reason={text.timeline.failed} error={error} onRetry={refetch} />}
      {!entries && !error && <ListSkeleton label={text.timeline.loading} />}
      {entries?.length === 0 && <p className="m-0">{text.timeline.empty}</p>}
      <ol className="m-0 list-none p-0">
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} person={person} />
        ))}
      </ol>
      <MoreButton
        hasNextPage={hasNextPage}
        isFetchingNextPage={isFetchingNextPage}
        fetchNextPage={() => void fetchNextPage()}
      />
    </section>
  );
}
