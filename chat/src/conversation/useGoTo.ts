import { useCallback, useState } from 'react';
import type { Message } from '../api/messages.ts';
import { text } from '../search/text.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import type { Hit } from './MessageList.tsx';

export type GoTo = (message: Pick<Message, 'id' | 'number'>) => Promise<boolean>;

/** Scrolls to any message of the conversation, loading it if necessary, and shows a toast if that fails. */
export function useGoTo(showAround: (number: number) => Promise<boolean>): {
  hit: Hit | undefined;
  goTo: GoTo;
} {
  const [hit, setHit] = useState<Hit>();
  const toast = useToast();

  // Always the same function, because every memoised bubble gets it.
  const goTo = useCallback<GoTo>(
    async ({ id, number }) => {
      const canShow = await showAround(number);
      if (canShow) setHit({ id });
      else toast({ tone: 'error', title: text.notOpened, text: text.notOpenedDetail });
      return canShow;
    },
    [showAround, toast],
  );
  return { hit, goTo };
}
