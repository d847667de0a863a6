import { Button, Typography } from '@mui/material';
import { Mail } from 'lucide-react';
import { ShowBase, useShowContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import type { Person } from '../providers/people.ts';
import { shownInPlace } from '../providers/queryClient.ts';
import { isGone } from '../providers/refusals.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Gone } from '../ui/Gone.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useWords } from '../ui/useWords.ts';
import { ClientAccess } from './client/ClientAccess.tsx';
import { DeletePerson } from './DeletePerson.tsx';
import { Facts } from './Facts.tsx';
import { KeptLetter } from './letter/KeptLetter.tsx';
import { LetterSheet } from './letter/LetterSheet.tsx';
import { letterAddress } from './letter/letterAddress.ts';
import { Similar } from './Similar.tsx';
import { StagePicker } from './StagePicker.tsx';
import { StepForm } from './StepForm.tsx';
import { text } from './text.ts';
import { NoteForm } from './timeline/NoteForm.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { useChangesSince } from './usePeople.ts';
import { usePersonChange } from './usePersonChange.tsx';

interface Props {
  id: string;
  /** Whether the letter is open. */
  isWriting: boolean;
}

/** One person: contact details, next step, and the timeline. */
export default function PersonPage({ id, isWriting }: Props) {
  const words = useWords();
  return (
    <>
      <PageTitle title={words('page.list')} />
      <BackLink />
      <ShowBase id={id} queryOptions={shownInPlace('a person')}>
        <Content id={id} isWriting={isWriting} />
      </ShowBase>
    </>
  );
}

function Content({ id, isWriting }: Props) {
  const { record: person, error, refetch } = useShowContext<Person>();
  if (person)
    return (
      <>
        {isGone(error) && (
          <div className="mb-6">
            <Gone />
          </div>
        )}
        <Shown person={person} isWriting={isWriting} />
      </>
    );
  if (isGone(error))
    return (
      <>
        <Gone />
        <KeptLetter personId={id} />
      </>
    );
  return <NotLoaded label={text.loading} error={error} refetch={refetch} />;
}

function Shown({ person, isWriting }: { person: Person; isWriting: boolean }) {
  const { move, finishStep } = usePersonChange();
  // Changes by buttons show before they are saved.
  const changes = useChangesSince(Number.POSITIVE_INFINITY).filter(
    (change) => change.person.id === person.id,
  );
  const shown = Object.assign({}, person, ...changes.map((change) => change.changes)) as Person;
  const listed = { ...shown, asked_for: null, waits_in_chat: false };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-9 xl:grid-cols-[19.5rem_minmax(0,1fr)]">
      <section aria-label={person.name}>
        <Typography variant="h2" className="wrap-anywhere">
          <bdi>{person.name}</bdi>
        </Typography>
        <StagePicker stage={shown.stage} onPick={(stage) => move(listed, stage)} />
        <StepForm person={shown} onDone={() => finishStep(listed)} />
        <div className="mt-4.5 flex flex-wrap items-center gap-2">
          <Facts person={person} />
          <ClientAccess person={person} />
        </div>
        <Similar person={person} />
        <DeletePerson person={person} />
      </section>
      <div className="grid min-w-0 gap-5">
        <NoteForm personId={person.id} />
        <Letter person={person} isWriting={isWriting} />
        <Timeline personId={person.id} />
      </div>
    </div>
  );
}

function Letter({ person, isWriting }: { person: Person; isWriting: boolean }) {
  const { search } = useLocation();
  if (!person.email) return <p className="m-0 text-muted">{text.letter.noAddress}</p>;
  if (isWriting) return <LetterSheet person={person} email={person.email} />;
  return (
    <Button
      component={RouterLink}
      to={{ pathname: letterAddress(person.id), search }}
      variant="contained"
      startIcon={<Mail size={20} />}
      className="justify-self-start max-md:w-full"
    >
      {text.letter.write}
    </Button>
  );
}
