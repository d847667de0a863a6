import { formatCents } from '@vitrina/shared/money.ts';
import { REQUEST_LIMITS } from '@vitrina/shared/schemas/request.ts';
import type { RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { textProblem } from '../ui/textProblem.ts';
import { useForm } from '../ui/useForm.ts';
import { useStudioFacts } from '../useStudioFacts.ts';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.ts';
import { useAnswerDraft } from './useAnswerDraft.ts';
import { useWordsForm } from './useWordsForm.ts';
import { WordsForm } from './WordsForm.tsx';

/** Accepting needs a typed name and a press on a button that shows the sum; it cannot be undone. */
export function OfferAnswer({ request }: { request: RequestOf<'offer'> }) {
  const { answerOf, send } = useAnswer(request);
  const toast = useToast();
  const draft = useAnswerDraft(request);
  const name = draft.read('name').trim();
  const problem = textProblem(name, REQUEST_LIMITS.name, text.offer.nameMissing);
  const decline = useWordsForm(draft.read('words') !== '');
  const number = request.number ?? '';
  const total = formatCents(request.total_cents ?? 0, useStudioFacts());

  const { isSending, errors, submit } = useForm(async () => {
    if (problem !== undefined) return { errors: { name: problem } };
    // The accepted offer leaves the requests that wait, and this form with it: the toast stays.
    if (await send(answerOf('accepted', { name }, text.answers.accepted(number, total))))
      toast({ tone: 'success', title: text.offer.accepted });
    return undefined;
  });

  if (decline.isOpen)
    return (
      <WordsForm
        request={request}
        field={decline.field}
        label={text.offer.whyNot}
        onSend={(comment) => send(answerOf('declined', { comment }, text.answers.declined(number, comment)))}
        onCancel={decline.close}
      />
    );
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Field
        label={text.offer.name}
        {...draft.field('name')}
        error={errors.name && problem}
        autoComplete="name"
      />
      <p className="text-small">{text.offer.consent}</p>
      <Button type="submit" variant={problem === undefined ? 'primary' : 'ghost'} aria-disabled={isSending}>
        {text.offer.accept(total)}
      </Button>
      <Button ref={decline.opener} variant="ghost" onClick={decline.open}>
        {text.offer.decline}
      </Button>
    </form>
  );
}
