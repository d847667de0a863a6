import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '../../api/messages.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import type { Task } from '../answering/TaskBar.tsx';
import { changeFailureText } from '../changeFailureText.ts';
import { text } from '../text.ts';
import type { ConversationActions } from '../useConversation.ts';
import type { ActOnMessage, MessageAction } from './MessageMenuButton.tsx';

/** Carries out the actions of a message's menu. `begin` starts an answer or a correction in the composer. */
export function useMessageActions(
  { takeBack, markUnread }: Pick<ConversationActions, 'takeBack' | 'markUnread'>,
  begin: (kind: Task['kind'], message: Message) => void,
) {
  /** A message marked as unread stays unread until the conversation is opened again, although it is in view. */
  const [isReadingHeld, setReadingHeld] = useState(false);
  const toast = useToast();
  const fail = (title: string, detail: string) => toast({ tone: 'error', title, text: detail });

  const doIt: Record<MessageAction, (message: Message) => void | Promise<void>> = {
    reply: (message) => begin('reply', message),
    correct: (message) => begin('correct', message),
    copy: async ({ content }) => {
      try {
        await navigator.clipboard.writeText(content);
        toast({ tone: 'success', title: text.menu.copied });
      } catch {
        fail(text.menu.notCopied, text.menu.refused);
      }
    },
    'take-back': async (message) => {
      const result = await takeBack(message);
      if (!result.ok) fail(text.menu.notTakenBack, changeFailureText(result.reason));
    },
    'mark-unread': async (message) => {
      setReadingHeld(true);
      if (await markUnread(message)) return;
      setReadingHeld(false);
      fail(text.menu.notMarked, text.menu.tryLater);
    },
  };
  const latest = useRef(doIt);
  useEffect(() => {
    latest.current = doIt;
  });
  // Always the same function, because every memoised bubble gets it.
  const act = useCallback<ActOnMessage>((action, message) => void latest.current[action](message), []);
  return { act, isReadingHeld };
}
