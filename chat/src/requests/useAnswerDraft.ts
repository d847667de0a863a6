import { useStore } from '@nanostores/react';
import type { ClientRequest } from '../api/requests.ts';
import { $drafts, draftOf, keepDraft, readDraft } from '../conversation/sending/drafts.ts';

type Asked = Pick<ClientRequest, 'id' | 'client_id'>;

/**
 * What the client has typed and chosen in the answer to a request, by the names of the fields. It is the same wherever
 * the request is shown, and stays on this device until the answer is sent.
 */
export function useAnswerDraft(request: Asked) {
  const typed = new URLSearchParams(answerDraftOf(useStore($drafts), request));
  const read = (name: string) => typed.get(name) ?? '';
  const keep = (name: string, value: string) => {
    const before = answerDraftOf($drafts.get(), request);
    const next = new URLSearchParams(before);
    if (value === '') next.delete(name);
    else next.set(name, value);
    keepDraft(request.client_id, placeOf(request), String(next), before);
  };
  const field = (name: string) => ({
    name,
    value: read(name),
    onChange: ({ target }: { target: { value: string } }) => keep(name, target.value),
  });
  return { read, keep, field };
}

/** The draft of an answer as it is stored; empty for none. */
export const answerDraftOf = (drafts: ReadonlyMap<string, string>, request: Asked): string =>
  draftOf(drafts, request.client_id, placeOf(request));

export function forgetAnswerDraft(request: Asked): void {
  keepDraft(request.client_id, placeOf(request), '', answerDraftOf($drafts.get(), request));
}

/** Forgets the draft of an answer that has arrived. One with other words stays: they were typed in another tab. */
export function forgetSentAnswer(request: Asked & Pick<ClientRequest, 'answer'>): void {
  if (!request.answer) return;
  const draft = readDraft(request.client_id, placeOf(request));
  if (draft === '') return;
  const typed = new URLSearchParams(draft);
  const { comment = '', words = comment, name }: Record<string, unknown> = Object(request.answer);
  const isSent = (field: string, sent: unknown) => (typed.get(field) ?? '').trim() === sent;
  if (isSent('words', words) && (name === undefined || isSent('name', name)))
    keepDraft(request.client_id, placeOf(request), '', draft);
}

const placeOf = ({ id }: Asked) => `answer:${id}`;
