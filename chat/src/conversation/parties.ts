import type { Party } from '../api/readPositions.ts';

/** Who takes part in a conversation, as seen from this device. */
export interface Parties {
  clientId: string;
  /** Of every message written here. */
  senderId: string;
  receiverId: string;
}

export function ownSide({ clientId, senderId }: Pick<Parties, 'clientId' | 'senderId'>): Party {
  return senderId === clientId ? 'client' : 'studio';
}

/** Whether a message is from this side. The studio speaks with one voice, whichever of its people wrote. */
export function isOwn(
  { sender_id }: { sender_id: string },
  parties: Pick<Parties, 'clientId' | 'senderId'>,
): boolean {
  return (sender_id === parties.clientId) === (ownSide(parties) === 'client');
}
