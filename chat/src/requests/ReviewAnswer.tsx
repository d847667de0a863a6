import { isBlank } from '@vitrina/shared/filledText.ts';
import { type FormEvent, useState } from 'react';
import type { RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.ts';
import { WordsField } from './WordsField.tsx';

const RATINGS = [5, 4, 3, 2, 1];

export function ReviewAnswer({ request }: { request: RequestOf<'review'> }) {
  const { isSending, answerOf, send } = useAnswer(request);
  const [errors, setErrors] = useState<{ words?: string; name?: string }>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (field: string) => String(form.get(field) ?? '').trim();
    const [words, name, rating] = [typed('words'), typed('name'), Number(form.get('rating'))];
    const missing = {
      ...(isBlank(words) && { words: text.reviewForm.wordsMissing }),
      ...(isBlank(name) && { name: text.reviewForm.nameMissing }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const answer = { rating, words, name, company: typed('company'), may_show: form.has('may_show') };
    void send(answerOf('done', answer, text.answers.review(rating, words)));
  };

  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <fieldset>
        <legend className="mb-1.5 text-ui font-[650]">{text.reviewForm.rating}</legend>
        <div className="flex flex-wrap gap-x-4">
          {RATINGS.map((rating) => (
            <label key={rating} className="flex min-h-tap items-center gap-2">
              <input type="radio" name="rating" value={rating} defaultChecked={rating === 5} />
              {text.reviewForm.of(rating)}
            </label>
          ))}
        </div>
      </fieldset>
      <WordsField label={text.reviewForm.words} error={errors.words} />
      <Field
        label={text.reviewForm.name}
        name="name"
        error={errors.name}
        maxLength={100}
        autoComplete="name"
      />
      <Field label={text.reviewForm.company} name="company" maxLength={100} autoComplete="organization" />
      <label className="flex min-h-tap items-center gap-2">
        <input type="checkbox" name="may_show" />
        {text.reviewForm.mayShow}
      </label>
      <Button type="submit" disabled={isSending}>
        {text.send}
      </Button>
    </form>
  );
}
