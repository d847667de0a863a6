import { useState } from 'react';
import { useAskBeforeLeaving } from '../ui/useAskBeforeLeaving.ts';
import { type Choice, newChoice } from './useAttachments.ts';

/**
 * The attachments chosen for each client, which stay while the conversation of another one is open. Before the page is
 * left, the browser asks about them.
 */
export function useChosenByClient() {
  const [chosen] = useState(newChoices);
  useAskBeforeLeaving(chosen.hasAny);
  return chosen;
}

function newChoices() {
  const all = new Map<string, Choice>();
  return {
    of(clientId: string): Choice {
      const choice = all.get(clientId) ?? newChoice();
      all.set(clientId, choice);
      return choice;
    },
    hasAny: () =>
      [...all.values()].some(
        ({ $chosen, $preparing }) => $chosen.get().length > 0 || $preparing.get() !== undefined,
      ),
    /** Forgets what was chosen for everybody else. */
    keepOnlyOf(clientIds: readonly string[]) {
      for (const id of all.keys()) if (!clientIds.includes(id)) all.delete(id);
    },
  };
}
