import { atom, onMount } from 'nanostores';
import { $projectHint } from './projectHints.ts';
import { supabase } from './supabase.ts';

/** How many requests the signed-in client has not answered; the last number that could be read. */
export const $openRequests = atom(0);
onMount($openRequests, () => $projectHint.subscribe(() => void count()));

async function count(): Promise<void> {
  const { count: open, error } = await supabase
    .from('requests')
    .select('id', { count: 'exact', head: true })
    .eq('state', 'open');
  if (error === null) $openRequests.set(open ?? 0);
}
