import { useState } from 'react';
import { useAskBeforeLeaving } from '../ui/useAskBeforeLeaving.ts';
import { type Choice, newChoice } from './useAttachments.ts';

/**
 * The attachments chosen for each client, which stay while the conversation of another one is open. Before the page is
 * left, the browser asks about them.
 */
export function useChosenByClient(): (clientId: string) => Choice {
  const [all] = useState(() => new Map<string, Choice>());
  useAskBeforeLeaving(() =>
    [...all.values()].some(
      ({ $chosen, $preparing }) => $chosen.get().length > 0 || $preparing.get() !== undefined,
    ),
  );
  return (clientId) => {
    const choice = all.get(clientId) ?? newChoice();
    all.set(clientId, choice);
    return choice;
  };
}
