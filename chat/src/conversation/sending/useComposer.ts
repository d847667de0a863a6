import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../../ui/ToastProvider.tsx';
import { text } from '../text.ts';
import { keepDraft, readDraft, whenDraftIsGone } from './drafts.ts';
import { isBlank, isTooLong } from './newMessage.ts';

interface Options {
  accountId: string;
  clientId: string;
  input: RefObject<HTMLTextAreaElement | null>;
  isUploading: boolean;
  onType: () => void;
  onSend: (typed: string) => Promise<void>;
}

/** What is typed, from the first letter until it is safe in the outbox. */
export function useComposer({ accountId, clientId, input, isUploading, onType, onSend }: Options) {
  const [typed, setTyped] = useState(() => readDraft(accountId, clientId));
  const toast = useToast();
  const canSend = !isBlank(typed) && !isTooLong(typed) && !isUploading;

  useEffect(() => {
    if (hasKeyboard()) input.current?.focus();
  }, [input]);

  // What is different here was typed here, and stays; the same text has been dealt with in the other tab.
  const follow = useEffectEvent((gone: string) => {
    if (typed === gone) setTyped('');
    else keepDraft(accountId, clientId, typed);
  });
  useEffect(() => whenDraftIsGone(accountId, clientId, (gone) => follow(gone)), [accountId, clientId]);

  const change = (value: string) => {
    setTyped(value);
    keepDraft(accountId, clientId, value, typed);
    if (!isBlank(value)) onType();
  };

  const send = async () => {
    if (!canSend) return;
    setTyped('');
    try {
      await onSend(typed);
      // The draft is kept until the message is safe in the outbox; by then something new may have been typed.
      keepDraft(accountId, clientId, input.current?.value ?? '', typed);
    } catch (error) {
      console.error('A message was not put into the outbox:', error);
      setTyped(typed);
      toast({ tone: 'error', title: text.composer.failed, text: text.composer.failedDetail });
    }
    input.current?.focus();
  };

  return { typed, canSend, change, send };
}

/** A mouse or a touchpad comes with a keyboard: there Enter sends, and the input may take the focus by itself. */
export function hasKeyboard(): boolean {
  return matchMedia('(pointer: fine)').matches;
}
