import { REQUEST_LIMITS } from '@vitrina/shared/schemas/request.ts';
import { type RefObject, useState } from 'react';
import type { ClientRequest } from '../api/requests.ts';
import { Button } from '../ui/Button.tsx';
import { DiscardQuestion } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { textProblem } from '../ui/textProblem.ts';
import { useForm } from '../ui/useForm.ts';
import { text } from './text.ts';
import { useAnswerDraft } from './useAnswerDraft.ts';

interface Props {
  request: ClientRequest;
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  /** The error for an empty field; without one, the words are optional. */
  missing?: string;
  onSend: (words: string) => Promise<unknown>;
  onCancel: () => void;
}

/** An answer in the client's own words. */
export function WordsForm({ request, field, label, missing, onSend, onCancel }: Props) {
  const draft = useAnswerDraft(request);
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    draft.keep('words', '');
    onCancel();
  };
  const { isSending, errors, submit } = useForm(async (read) => {
    const words = read('words').trim();
    const problem = textProblem(words, REQUEST_LIMITS.words, missing);
    if (problem !== undefined) return { errors: { words: problem } };
    await onSend(words);
    return undefined;
  });
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextArea ref={field} label={label} {...draft.field('words')} error={errors.words} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending}>
          {text.send}
        </Button>
        <Button
          variant="ghost"
          onClick={() => (draft.read('words').trim() === '' ? discard() : setAsking(true))}
        >
          {text.cancel}
        </Button>
      </div>
      {isAsking && <DiscardQuestion onStay={() => setAsking(false)} onDiscard={discard} />}
    </form>
  );
}
