import { REQUEST_LIMITS } from '@vitrina/shared/schemas/request.ts';
import { useId } from 'react';
import type { RequestOf } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { textProblem } from '../ui/textProblem.ts';
import { type FormErrors, useForm } from '../ui/useForm.ts';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.ts';
import { useAnswerDraft } from './useAnswerDraft.ts';

const RATINGS = [5, 4, 3, 2, 1];

export function ReviewAnswer({ request }: { request: RequestOf<'review'> }) {
  const { answerOf, send } = useAnswer(request);
  const draft = useAnswerDraft(request);
  const errorId = useId();
  const { isSending, errors, submit } = useForm(async (read, typed) => {
    const rating = Number(read('rating'));
    const [words, name, company] = [read('words').trim(), read('name').trim(), read('company').trim()];
    const problems: FormErrors = {
      rating: rating === 0 ? text.reviewForm.ratingMissing : undefined,
      words: textProblem(words, REQUEST_LIMITS.words, text.reviewForm.wordsMissing),
      name: textProblem(name, REQUEST_LIMITS.name, text.reviewForm.nameMissing),
      company: textProblem(company, REQUEST_LIMITS.name),
    };
    if (Object.values(problems).some(Boolean)) return { errors: problems };
    const answer = { rating, words, name, company, may_show: typed.has('may_show') };
    await send(answerOf('done', answer, text.answers.review(rating, words)));
    return undefined;
  });
  const ratingError = draft.read('rating') === '' ? errors.rating : undefined;

  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <fieldset>
        <legend className="mb-1.5 text-ui font-[650]">{text.reviewForm.rating}</legend>
        <div className="flex flex-wrap gap-x-4">
          {RATINGS.map((rating) => (
            <label key={rating} className="flex min-h-tap items-center gap-2">
              <input
                type="radio"
                {...draft.field('rating')}
                value={rating}
                checked={rating === Number(draft.read('rating'))}
                aria-invalid={ratingError !== undefined}
                aria-describedby={ratingError && errorId}
              />
              {text.reviewForm.of(rating)}
            </label>
          ))}
        </div>
        <FieldError id={errorId} error={ratingError} />
      </fieldset>
      <TextArea label={text.reviewForm.words} {...draft.field('words')} error={errors.words} />
      <Field label={text.reviewForm.name} {...draft.field('name')} error={errors.name} autoComplete="name" />
      <Field
        label={text.reviewForm.company}
        {...draft.field('company')}
        error={errors.company}
        autoComplete="organization"
      />
      <label className="flex min-h-tap items-center gap-2">
        <input
          type="checkbox"
          name="may_show"
          checked={draft.read('may_show') !== ''}
          onChange={({ target }) => draft.keep('may_show', target.checked ? 'on' : '')}
        />
        {text.reviewForm.mayShow}
      </label>
      <Button type="submit" aria-disabled={isSending}>
        {text.send}
      </Button>
    </form>
  );
}
