import { atom, onMount } from 'nanostores';
import { repeatable } from '../oneAtATime.ts';
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
  const { data } = await supabase.from('requests').select('id').is('is_open', true);
  if (data !== null) $openRequests.set(data.length);
  return data !== null;
});
