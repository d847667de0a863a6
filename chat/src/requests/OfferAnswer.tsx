import { isBlank } from '@vitrina/shared/filledText.ts';
import { formatCents } from '@vitrina/shared/money.ts';
import type { RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
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
  const draft = useAnswerDraft(request);
  const name = draft.read('name');
  const decline = useWordsForm(draft.read('words') !== '');
  const number = request.number ?? '';
  const total = formatCents(request.total_cents ?? 0, useStudioFacts());

  const { isSending, errors, submit } = useForm(async () => {
    if (isBlank(name)) return { errors: { name: text.offer.nameMissing } };
    await send(answerOf('accepted', { name: name.trim() }, text.answers.accepted(number, total)));
    return undefined;
  });

  if (decline.isOpen)
    return (
      <WordsForm
        request={request}
        field={decline.field}
        label={text.offer.whyNot}
        onSend={(comment) =>
          send(answerOf('declined', { comment }, text.answers.declined(number, comment)), comment)
        }
        onCancel={decline.close}
      />
    );
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Field
        label={text.offer.name}
        {...draft.field('name')}
        error={isBlank(name) ? errors.name : undefined}
        maxLength={100}
        autoComplete="name"
      />
      <p className="text-small">{text.offer.consent}</p>
      <Button type="submit" variant={isBlank(name) ? 'ghost' : 'primary'} aria-disabled={isSending}>
        {text.offer.accept(total)}
      </Button>
      <Button ref={decline.opener} variant="ghost" onClick={decline.open}>
        {text.offer.decline}
      </Button>
    </form>
  );
}
