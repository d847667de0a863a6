import { Button, Paper, Typography } from '@mui/material';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ListedPerson } from '../providers/people.ts';
import { MoreButton } from '../ui/MoreButton.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { dueIn } from './dueIn.ts';
import { Leaf } from './Leaf.tsx';
import { PersonLink } from './PersonLink.tsx';
import { text } from './text.ts';
import { usePeople } from './usePeople.ts';
import { usePersonChange } from './usePersonChange.tsx';

/** The steps that are due today or overdue, the oldest first. */
export function Today() {
  const id = useId();
  const { people, error, refetch, ...more } = usePeople({ due: true });
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      className="grid rounded-wood md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-x-7"
    >
      <Leaf />
      <div className="max-md:*:px-3.5 md:pr-4">
        <Typography id={id} variant="h3" component="h2" className="pt-4 pb-2">
          {text.today}
        </Typography>
        {!people && <NotLoaded error={error} refetch={refetch} height={40} />}
        {people?.length === 0 && <p className="mt-0 mb-4">{text.noSteps}</p>}
        <ul className="m-0 list-none p-0">
          {people?.map((person) => (
            <Step key={person.id} person={person} />
          ))}
        </ul>
        <MoreButton {...more} />
      </div>
    </Paper>
  );
}

function Step({ person }: { person: ListedPerson }) {
  const { finishStep } = usePersonChange();
  const { name, next_step, next_step_on } = person;
  const due = dueIn(next_step_on ?? '');
  return (
    <li className="grid min-h-13.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4.5 gap-y-0.5 border-t border-line py-1.5 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="leading-[1.3] wrap-anywhere">
        <PersonLink person={person} underline="hover" className="font-bold" />: <bdi>{next_step}</bdi>
      </div>
      {due.isLate && <Late className="max-md:row-2">{due.words}</Late>}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Check size={18} />}
        aria-label={text.doneFor(name)}
        onClick={() => finishStep(person)}
        className="col-start-2 max-md:row-span-2 max-md:row-start-1 md:col-start-3"
      >
        {text.done}
      </Button>
    </li>
  );
}

export const Late = ({ className = '', children }: { className?: string; children: string }) => (
  <span className={`text-small font-bold text-danger md:whitespace-nowrap ${className}`}>{children}</span>
);
