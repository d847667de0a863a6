import { join } from 'node:path';
import type { KillableBackend } from '@vitrina/supabase/testing/faults/killableBackend.ts';
import { signIn } from '@vitrina/supabase/testing/people.ts';
import { type Figure, median, timed } from '../Figure.ts';
import type { CheckoutCopy } from './checkoutCopy.ts';

const CALLS = 300;

/** A call of the embedded API, with statements that the database keeps and with such as it reads anew each time. */
export async function benchStatements(copy: CheckoutCopy): Promise<Figure[]> {
  const { startKillableBackend }: typeof import('@vitrina/supabase/testing/faults/killableBackend.ts') =
    await import(join(copy.folder, 'supabase/testing/faults/killableBackend.ts'));
  const backends: KillableBackend[] = [];
  try {
    const kept = await startKillableBackend();
    backends.push(kept);
    const undo = [
      { file: 'supabase/local/lite/SupabaseConnection.ts', from: 'prepareStatements(this.driver);', to: '' },
    ];
    const anew = await copy.changed(undo, () => startKillableBackend());
    backends.push(anew);
    const callers = [await signIn(kept.api), await signIn(anew.api)];
    const times: [number[], number[]] = [[], []];
    for (let call = 0; call < CALLS; call++)
      for (const [place, caller] of callers.entries())
        times[place]?.push(await timed(() => caller.from('templates').select('id').throwOnError()));
    return [
      {
        what: 'a call of the embedded API, statements kept',
        unit: 'ms',
        value: median(times[0]),
        baseline: median(times[1]),
        baselineIs: 'read anew each time',
      },
    ];
  } finally {
    for (const backend of backends) await backend.stop();
  }
}
