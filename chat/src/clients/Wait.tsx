import { useNow } from '../useNow.ts';
import { waitOf } from './waiting.ts';

/** How long a client has been waiting: „чака от 3 дни“. */
export function Wait({ since }: { since: string }) {
  const { label, isLong } = waitOf(since, useNow());
  return (
    <time
      className={`font-display text-[1.1875rem]/6 font-extrabold ${isLong ? 'text-danger' : ''}`}
      dateTime={since}
    >
      {label}
    </time>
  );
}
