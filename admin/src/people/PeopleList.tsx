import { Typography } from '@mui/material';
import { useId } from 'react';
import type { PeopleFilter } from '../providers/people.ts';
import { MoreButton } from '../ui/MoreButton.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PersonCard } from './PersonCard.tsx';
import { text } from './text.ts';
import { usePeople } from './usePeople.ts';

interface Props {
  filter: PeopleFilter;
  title: string;
  /** Shown when the list is empty. */
  nobody: string;
  hasStage?: boolean;
}

/** A grid of cards. */
export function PeopleList({ filter, title, nobody, hasStage = false }: Props) {
  const id = useId();
  const { people, error, refetch, ...more } = usePeople(filter);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" className="sr-only">
        {title}
      </Typography>
      {!people && <NotLoaded error={error} refetch={refetch} label={text.loading} />}
      <p role="status" className={people?.length === 0 ? '' : 'sr-only'}>
        {people?.length === 0
          ? nobody
          : people && hasStage && text.foundCount(people.length, more.hasNextPage)}
      </p>
      <ul className="cards grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]">
        {people?.map((person) => (
          <PersonCard key={person.id} person={person} hasStage={hasStage} />
        ))}
      </ul>
      <MoreButton {...more} />
    </section>
  );
}
