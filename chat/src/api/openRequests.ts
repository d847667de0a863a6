import { atom, onMount } from 'nanostores';
import { oneAtATime } from '../oneAtATime.ts';
import { onPulse } from '../onPulse.ts';
import { isOpen } from '../requests/isOpen.ts';
import { $projectHint } from './projectHints.ts';
import { supabase } from './supabase.ts';

/** How many requests the signed-in client can still answer; the last number that could be read. */
export const $openRequests = atom(0);
onMount($openRequests, () => {
  const stopHints = $projectHint.subscribe(() => void count());
  const stopPulse = onPulse(() => hasFailed && void count());
  return () => {
    stopHints();
    stopPulse();
  };
});

let hasFailed = false;
const count = oneAtATime(async () => {
  const { data } = await supabase.from('requests').select('state, valid_until').eq('state', 'open');
  hasFailed = data === null;
  if (data !== null) $openRequests.set(data.filter((request) => isOpen(request)).length);
});
