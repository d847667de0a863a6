import { Trash2 } from 'lucide-react';
import type { ClientRequest } from '../api/requests.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { text } from './text.ts';
import { forgetAnswerDraft, useAnswerDraft } from './useAnswerDraft.ts';

/** What was typed into an answer that can no longer be sent. Nothing if nothing was. */
export function UnsentAnswer({ request }: { request: ClientRequest }) {
  const { read } = useAnswerDraft(request);
  const rating = read('rating');
  const parts = [
    rating && text.reviewForm.of(Number(rating)),
    read('words'),
    read('name'),
    read('company'),
    read('may_show') && text.reviewForm.mayShow,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <div ref={keepFocus} className="grid justify-items-start gap-1">
      <p className="text-small text-muted">{text.unsentAnswer}</p>
      <p className="max-w-full wrap-anywhere whitespace-pre-wrap" dir="auto">
        {parts.join('\n')}
      </p>
      <TextButton icon={<Trash2 size={18} aria-hidden />} onClick={() => forgetAnswerDraft(request)}>
        {text.forgetAnswer}
      </TextButton>
    </div>
  );
}
