import { type Client, fetchClients } from '../api/clients.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { onPulse } from '../onPulse.ts';
import { onReturn } from '../onReturn.ts';
import { withArrivals, withChanged } from './clientList.ts';

interface Listener {
  shown: (clients: readonly Client[]) => void;
  /** These clients have just written. */
  arrived: (clients: readonly Client[]) => void;
  failed: () => void;
}

export interface ClientReader {
  readAll: () => Promise<void>;
  /** This client's row is read soon. */
  changed: (clientId: string) => void;
  stop: () => void;
}

/** Throttle: a lively conversation reads its row again at intervals, not with every message. */
const GATHER_MS = 400;

/**
 * Reads the studio's clients, or those who have changed, and all of them when somebody returns and after a failed read.
 * Each read waits for the last, so the newest answer stays.
 */
export function createClientReader({ shown, arrived, failed }: Listener): ClientReader {
  let known: readonly Client[] | undefined;
  /** Whose rows have to be read. */
  let due: readonly string[] | 'all' = 'all';
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const read = oneAtATime(async () => {
    const ids = due === 'all' ? undefined : due;
    if (ids?.length === 0) return;
    due = [];
    const result = await fetchClients(ids);
    if (!result.ok) {
      due = 'all';
      return failed();
    }
    const before = known;
    known = ids === undefined ? result.value : withChanged(known ?? [], ids, result.value);
    if (before !== undefined) arrived(withArrivals(before, result.value));
    shown(known);
  });

  const readAll = () => {
    due = 'all';
    return read();
  };
  const stopReturn = onReturn(() => void readAll());
  const stopPulse = onPulse(() => due === 'all' && void read());

  return {
    readAll,
    changed: (clientId) => {
      if (due !== 'all') due = [...due, clientId];
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void read();
      }, GATHER_MS);
    },
    stop: () => {
      clearTimeout(gathering);
      stopReturn();
      stopPulse();
    },
  };
}
