import { Button, IconButton, Typography } from '@mui/material';
import { repliesText } from '@vitrina/shared/replies/text.ts';
import { letterSchema } from '@vitrina/shared/schemas/letter.ts';
import { topicNameOf } from '@vitrina/shared/topics/topicOf.ts';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Form, Link, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { checkedBy } from '../../forms/checkedBy.ts';
import { DraftNotices } from '../../forms/DraftNotices.tsx';
import { readDraft } from '../../forms/draft.ts';
import { NoMailServer } from '../../mails/NoMailServer.tsx';
import type { Person } from '../../providers/people.ts';
import { useServiceTitles } from '../../providers/serviceTitles.ts';
import type { NewestLetter, TimelineEntry } from '../../providers/timeline.ts';
import { FormError } from '../../ui/FormError.tsx';
import { useOpenRecord } from '../../ui/recordAddress.ts';
import { useReturnFocus } from '../../ui/useReturnFocus.ts';
import { text } from '../text.ts';
import { entryId, TIMELINE_ID } from '../timeline/Row.tsx';
import { AnsweredNotice } from './AnsweredNotice.tsx';
import { CannedReplies } from './CannedReplies.tsx';
import { LetterBody } from './LetterBody.tsx';
import { letterDraft } from './letterAddress.ts';
import { QuoteBox } from './QuoteBox.tsx';
import { useSending } from './useSending.ts';

interface Props {
  person: Person;
  email: string;
  /** What the person has sent through the site, newest first, with what is in the bin. */
  submissions: TimelineEntry[];
  newest: NewestLetter | null;
  onDrop: () => void;
}

// The top right corner looks folded.
const SHEET =
  'relative scroll-mt-1 after:absolute after:top-0 after:right-0 after:border-22 after:border-solid after:border-t-bg after:border-r-bg after:border-b-line after:border-l-line after:scheme-normal scheme-light rounded-wood bg-paper px-4.5 py-5 text-ink shadow-lift md:px-8.5 md:pt-6.5 md:pb-6';

/** A letter that looks like a sheet of paper, light in both colour schemes. It is kept as a draft until it is sent. */
export function LetterForm({ person, email, submissions, newest, onDrop }: Props) {
  const titleId = useId();
  const draftKey = letterDraft(person.id);
  const { rename } = useOpenRecord();
  useReturnFocus();
  const close = () => rename(person.id);
  // What the author has seen: what arrives while writing, or before a draft is resumed, is not answered by it.
  const latest = submissions.find(({ state }) => state !== 'binned');
  const [{ letter = newest?.id ?? null, submission = latest?.id ?? null }] = useState(
    () => readDraft(draftKey).base as { letter?: string | null; submission?: string | null },
  );
  const [seen, setSeen] = useState(letter);
  const [sent] = useState(submissions.find(({ id }) => id === submission));
  const [start] = useState({ subject: subjectOf(newest, sent), body: '', quotes_last: sent !== undefined });
  const { send, isSending, failure, isGone } = useSending({ person, email, draftKey, onSent: close });
  const answer = newest && newest.id !== seen ? newest : undefined;
  const titles = useServiceTitles();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const sendAsSeen = (values: FieldValues, last_seen: string | null) =>
    send({ ...values, last_seen, last_submission: sent?.id ?? null });

  function review(id: string) {
    setSeen(id);
    (document.getElementById(entryId(id)) ?? document.getElementById(TIMELINE_ID))?.focus();
  }
  return (
    <section aria-labelledby={titleId} className={SHEET}>
      <Typography
        id={titleId}
        ref={heading}
        tabIndex={-1}
        variant="h2"
        className="scroll-mt-5 pr-22 text-[2.25rem] wrap-anywhere"
      >
        {text.letter.title(person.name)}
      </Typography>
      <IconButton
        aria-label={text.letter.close}
        onClick={close}
        color="inherit"
        className="absolute top-2 right-11"
      >
        <X size={22} />
      </IconButton>
      <Form
        record={start}
        onSubmit={(values: FieldValues) => sendAsSeen(values, seen)}
        className="mt-3 grid gap-3.5"
        {...checkedBy(letterSchema)}
      >
        <NoMailServer />
        <DraftNotices
          draftKey={draftKey}
          base={{ letter: seen, submission: sent?.id ?? null }}
          onDrop={onDrop}
          isBusy={isSending}
        />
        <TextInput source="subject" label={text.letter.subject} isRequired />
        <CannedReplies
          known={repliesText.known(person.name, sent?.title ? topicNameOf(sent.title, titles) : undefined)}
        />
        <LetterBody />
        {sent?.body && sent.state !== 'binned' && <QuoteBox message={sent.body} />}
        {failure && (
          <FormError text={failure}>
            {isGone && (
              <Link to={`/people?q=${encodeURIComponent(person.phone ?? email)}`} color="inherit">
                {text.letter.findAgain}
              </Link>
            )}
          </FormError>
        )}
        {answer && (
          <AnsweredNotice
            answer={answer}
            onReview={() => review(answer.id)}
            onSend={(values) => sendAsSeen(values, answer.id)}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={isSending}
          className="justify-self-end max-md:w-full"
        >
          {isSending ? text.letter.sending : text.letter.send}
        </Button>
      </Form>
    </section>
  );
}

/** The subject of the last letter, or one that suits the submission. */
const subjectOf = (newest: NewestLetter | null, sent: TimelineEntry | undefined) =>
  newest?.subject ??
  (sent?.kind === 'inquiry' || sent?.kind === 'contact_message' ? text.letter.subjects[sent.kind] : '');
