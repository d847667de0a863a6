import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HttpError } from 'ra-core';
import { useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { dropDraft } from '../../forms/draft.ts';
import { type Letter, sendLetter } from '../../providers/letters.ts';
import { PEOPLE, type Person } from '../../providers/people.ts';
import { text as consoleText } from '../../text.ts';
import { failureReason, isFailure } from '../../ui/failureReason.ts';
import { useFailureToast } from '../../ui/useFailureToast.ts';
import { text } from '../text.ts';

interface Options {
  person: Person;
  email: string;
  draftKey: string;
  /** Is called only while the form is still open. */
  onSent: () => void;
}

/** Sends a letter. If somebody else has answered meanwhile, `newestLetterQuery` then says who. */
export function useSending({ person, email, draftKey, onSent }: Options) {
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation<void, HttpError, Letter>({
    mutationFn: sendLetter,
    onSuccess: () => {
      dropDraft(draftKey);
      notify(text.letter.sent(email), { type: 'success', multiLine: true });
    },
    onError: (failure) =>
      sayFailure('Sending a letter', failure, text.letter.notSent(person.name, whyNotSent(failure))),
    // Not awaited, because the form would stay open until everything is read.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [PEOPLE] }),
  });
  return {
    send: ({ subject, body, quotes_last, last_seen, last_submission }: FieldValues) =>
      mutate(
        { person_id: person.id, subject, body, quotes_last, last_seen, last_submission },
        { onSuccess: onSent },
      ),
    isSending: isPending,
    failure: error && isFailure(error) ? reasonOf(error) : undefined,
    isGone: error !== null && codeOf(error) === GONE,
  };
}

/** The code when somebody else has answered since. */
const ANSWERED = 'PT409';

/** The code when no mail can be sent to the person's address. */
const NO_MAILBOX = '22023';

/** The code when the person was deleted meanwhile, or merged with another one. */
const GONE = 'PT404';

const codeOf = (error: HttpError): string | undefined => error.body?.code;

const whyNotSent = (error: HttpError) => failureReason(error, reasons);

const reasons = {
  [ANSWERED]: text.letter.answeredMeanwhile,
  [NO_MAILBOX]: consoleText.reasons.invalidEmail,
  [GONE]: text.letter.gone,
  PT429: text.letter.tooMany,
};

/** In the form, which says itself who has answered. */
function reasonOf(error: HttpError): string | undefined {
  const code = codeOf(error);
  if (code === ANSWERED) return undefined;
  if (code === 'PT429') return text.letter.tooMany;
  return code === NO_MAILBOX || code === GONE ? `${text.letter.failed} ${reasons[code]}` : text.letter.failed;
}
