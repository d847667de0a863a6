import { CHANGEABLE_MINUTES } from '@vitrina/shared/changeableMinutes.ts';
import { timeOfId } from '@vitrina/shared/timeOfId.ts';
import type { Message } from '../../api/messages.ts';

/**
 * Whether a message is so new that its writer may still change it. Its time is the server's, and this device's clock
 * may be wrong; its id (UUIDv7) holds the time on the clock of the device on which it was written, mostly this one.
 */
export function isNewEnough({ id, timestamp }: Pick<Message, 'id' | 'timestamp'>, now = Date.now()): boolean {
  return [Date.parse(timestamp), timeOfId(id)].some(
    (written) => Math.abs(now - written) < CHANGEABLE_MINUTES * 60_000,
  );
}
