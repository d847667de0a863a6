import { CHANGEABLE_MINUTES } from '@vitrina/shared/changeableMinutes.ts';
import type { Message } from '../../api/messages.ts';

/**
 * Whether a message is so new that its writer may still change it. Its time is the server's, and this device's clock
 * may be wrong; its id (UUIDv7) holds the time on the clock of the device on which it was written, mostly this one.
 */
export function isNewEnough({ id, timestamp }: Pick<Message, 'id' | 'timestamp'>, now = Date.now()): boolean {
  return [Date.parse(timestamp), timeIn(id)].some(
    (written) => Math.abs(now - written) < CHANGEABLE_MINUTES * 60_000,
  );
}

const timeIn = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
