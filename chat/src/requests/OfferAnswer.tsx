import { isBlank } from '@vitrina/shared/filledText.ts';
import { formatCents } from '@vitrina/shared/money.ts';
import { type FormEvent, useState } from 'react';
import type { RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useStudioFacts } from '../useStudioFacts.ts';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.ts';
import { WordsField } from './WordsField.tsx';

/** The name is typed, then one button with the sum on it; nothing of it can be taken back. */
export function OfferAnswer({ request }: { request: RequestOf<'offer'> }) {
  const { isSending, answerOf, send } = useAnswer(request);
  const [isDeclining, setDeclining] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const number = request.number ?? '';
  const total = formatCents(request.total_cents ?? 0, useStudioFacts());

  const accept = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (isBlank(typed)) return setError(text.offer.nameMissing);
    setError(undefined);
    void send(answerOf('accepted', { name: typed }, text.answers.accepted(number, total)));
  };
  const decline = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const comment = String(new FormData(event.currentTarget).get('words')).trim();
    void send(answerOf('declined', { comment }, text.answers.declined(number, comment)));
  };

  if (isDeclining)
    return (
      <form className="grid gap-3" onSubmit={decline}>
        <WordsField label={text.offer.whyNot} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isSending}>
            {text.send}
          </Button>
          <Button variant="ghost" onClick={() => setDeclining(false)}>
            {text.cancel}
          </Button>
        </div>
      </form>
    );
  return (
    <form className="grid gap-3" noValidate onSubmit={accept}>
      <Field
        label={text.offer.name}
        value={name}
        error={error}
        maxLength={100}
        autoComplete="name"
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <p className="text-small">{text.offer.consent}</p>
      <Button type="submit" variant={isBlank(name) ? 'ghost' : 'primary'} disabled={isSending}>
        {text.offer.accept(total)}
      </Button>
      <Button variant="ghost" onClick={() => setDeclining(true)}>
        {text.offer.decline}
      </Button>
    </form>
  );
}
