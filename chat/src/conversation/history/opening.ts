import { fetchMessagesBefore } from '../../api/messages.ts';
import { fetchReadPositions } from '../../api/readPositions.ts';

type Opening = ReturnType<typeof fetchOpening>;

let begun: { clientId: string; opening: Opening } | undefined;

/** What a conversation opens with: its last messages and the read positions. */
export async function openingOf(clientId: string): Opening {
  const early = begun?.clientId === clientId ? begun.opening : undefined;
  begun = undefined;
  const opening = await early;
  // What failed then, for example before the sign-in, can succeed now.
  return opening?.every(({ ok }) => ok) ? opening : fetchOpening(clientId);
}

/**
 * Starts reading before it is known whether there is such a conversation. A client's conversation has the id of the
 * account.
 */
export function beginOpening(clientId: string): void {
  if (begun?.clientId !== clientId) begun = { clientId, opening: fetchOpening(clientId) };
}

function fetchOpening(clientId: string) {
  return Promise.all([fetchMessagesBefore(clientId), fetchReadPositions(clientId)]);
}
