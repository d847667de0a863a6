import { Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { timelineQuery } from '../../providers/timeline.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { text } from '../text.ts';
import { Entry } from './Entry.tsx';
import { TIMELINE_ID } from './Row.tsx';

/** Everything that happened with a person, newest first. */
export function Timeline({ personId }: { personId: string }) {
  const query = useInfiniteQuery(timelineQuery(personId));
  const entries = query.data?.pages.flat();
  return (
    <section aria-labelledby={TIMELINE_ID}>
      <Typography id={TIMELINE_ID} tabIndex={-1} variant="h2" className="sr-only">
        {text.timeline.title}
      </Typography>
      <NotLoaded {...query} label={text.timeline.loading} reason={text.timeline.failed} />
      {entries?.length === 0 && <p className="m-0">{text.timeline.empty}</p>}
      <ol className="m-0 list-none p-0">
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <MoreButton {...query} />
    </section>
  );
}
