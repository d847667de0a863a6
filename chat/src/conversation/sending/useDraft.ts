import { useEffect, useEffectEvent, useState } from 'react';
import { readKnownAccount } from '../../session/knownAccount.ts';
import { keepDraft, readDraft, whenDraftIsGone } from './drafts.ts';

/** The text of a new message, kept on this device. */
export function useDraft(accountId: string, clientId: string) {
  const [draft, setDraft] = useState(() => readDraft(accountId, clientId));
  const keep = (typed: string, before?: string) => keepDraft(accountId, clientId, typed, before);

  // Another tab has dealt with the text that is gone. A different text was typed here and stays.
  const follow = useEffectEvent((gone: string) => {
    if (draft === gone) setDraft('');
    // A sign-out forgets the account and its drafts.
    else if (readKnownAccount(accountId) !== undefined) keep(draft);
  });
  useEffect(() => whenDraftIsGone(accountId, clientId, (gone) => follow(gone)), [accountId, clientId]);

  return { draft, setDraft, keep };
}
