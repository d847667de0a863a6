import { useStore } from '@nanostores/react';
import type { ClientRequest } from '../api/requests.ts';
import { $drafts, draftOf, keepDraft } from '../conversation/sending/drafts.ts';

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

/** @param words what was sent; a draft with other words stays, because they were typed in another tab */
export function forgetSentAnswer(request: Asked, words: string): void {
  const typed = new URLSearchParams(answerDraftOf($drafts.get(), request)).get('words') ?? '';
  if (typed.trim() === words) forgetAnswerDraft(request);
}

const placeOf = ({ id }: Asked) => `answer:${id}`;
