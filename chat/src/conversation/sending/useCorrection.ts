import { useEffect, useState } from 'react';
import type { Message } from '../../api/messages.ts';
import { hasWords } from '../standIn.ts';
import { keepDraft, readDraft } from './drafts.ts';

/** The text of a message that is being corrected, kept on this device until it is saved or the correction is cancelled. */
export function useCorrection(accountId: string, clientId: string, corrected: Message | undefined) {
  const [correction, setCorrection] = useState('');
  useEffect(() => {
    if (corrected === undefined) return;
    const kept = readDraft(accountId, placeOf(corrected, clientId));
    setCorrection(kept || (hasWords(corrected) ? corrected.content : ''));
  }, [corrected, accountId, clientId]);
  const keep = (message: Message, typed: string) =>
    keepDraft(accountId, placeOf(message, clientId), typed, correction);

  return {
    correction,
    correct: (message: Message, typed: string) => {
      setCorrection(typed);
      keep(message, typed);
    },
    forget: (message: Message) => keep(message, ''),
  };
}

/** Where the draft of a correction is kept. */
const placeOf = ({ id }: Message, clientId: string) => `correction:${id}:${clientId}`;
