import { fetchMessagesBefore } from '../../api/messages.ts';
import { fetchReadPositions } from '../../api/readPositions.ts';

type Opening = ReturnType<typeof fetchOpening>;

let begun: { clientId: string; opening: Opening } | undefined;

/** What a conversation opens with: its end, and how far it is read. */
export async function openingOf(clientId: string): Opening {
  const early = begun?.clientId === clientId ? begun.opening : undefined;
  begun = undefined;
  const opening = await early;
  // What could not be read then, such as before the sign-in, can be read now.
  return opening?.every(({ ok }) => ok) ? opening : fetchOpening(clientId);
}

/** Asks for it before it is known that there is such a conversation. A client's has the id of the account. */
export function beginOpening(clientId: string): void {
  if (begun?.clientId !== clientId) begun = { clientId, opening: fetchOpening(clientId) };
}

function fetchOpening(clientId: string) {
  return Promise.all([fetchMessagesBefore(clientId), fetchReadPositions(clientId)]);
}
