import { fetchMessagesBefore } from '../../api/messages.ts';
import { fetchReadPositions } from '../../api/readPositions.ts';

type Opening = ReturnType<typeof fetchOpening>;

let begun: { clientId: string; opening: Opening } | undefined;

/** What a conversation opens with: its end, and how far it is read. */
export function openingOf(clientId: string): Opening {
  const opening = begun?.clientId === clientId ? begun.opening : fetchOpening(clientId);
  begun = undefined;
  return opening;
}

/** Asks for it before it is known that there is such a conversation. A client's has the id of the account. */
export function beginOpening(clientId: string): void {
  begun = { clientId, opening: fetchOpening(clientId) };
}

function fetchOpening(clientId: string) {
  return Promise.all([fetchMessagesBefore(clientId), fetchReadPositions(clientId)]);
}
