import { atom, onMount } from 'nanostores';
import { repeatable } from '../oneAtATime.ts';
import { isOpen } from '../requests/isOpen.ts';
import { $projectHint } from './projectHints.ts';
import { supabase } from './supabase.ts';

/** How many requests the signed-in client can still answer; the last number that could be read. */
export const $openRequests = atom(0);
onMount($openRequests, () => {
  const stopHints = $projectHint.subscribe(() => void count.read());
  const stopRepeating = count.repeatFailed();
  return () => {
    stopHints();
    stopRepeating();
  };
});

const count = repeatable(async () => {
  const { data } = await supabase.from('requests').select('state, valid_until').eq('state', 'open');
  if (data !== null) $openRequests.set(data.filter((request) => isOpen(request)).length);
  return data !== null;
});
