import type { Tables } from '@vitrina/shared/database.types.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { z } from 'zod';
import { composePush } from './composePush.ts';
import type { PushSettings } from './pushSettings.ts';
import { browserSchema, sendPush } from './sendPush.ts';

/** Hosted functions are stopped after 150 s. The rest waits for the next call. */
const ENOUGH_AFTER_MS = 60_000;
const BATCH = 10;

const browsersSchema = z.object({ browsers: z.array(browserSchema) });

/** Notifies the browsers of everybody for whom a push is due. The mail makes up for one that is lost. */
export async function sendDuePushes(
  supabase: Supabase,
  settings: PushSettings,
  signal?: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + ENOUGH_AFTER_MS;
  while (Date.now() < deadline && !signal?.aborted) {
    const claim = { how_many: BATCH, channel: 'push' };
    const { data: pushes } = await supabase.rpc('claim_deliveries', claim).throwOnError();
    if (pushes.length === 0) return;
    await Promise.all(pushes.map((push) => deliver(supabase, settings, push)));
  }
}

async function deliver(supabase: Supabase, settings: PushSettings, push: Tables<'deliveries'>) {
  const { data: read } = await supabase.rpc('read_push', { delivery_id: push.id }).throwOnError();
  const outcomes = read === null ? [] : await tell(supabase, settings, push, read);
  await supabase
    .rpc('record_delivery', {
      delivery_id: push.id,
      attempt: push.attempts,
      outcome: outcomes.includes('busy') ? 'failed' : 'sent',
    })
    .throwOnError();
}

/** @returns the result for each browser. */
function tell(supabase: Supabase, settings: PushSettings, push: Tables<'deliveries'>, read: unknown) {
  const message = composePush(push, read);
  return Promise.all(
    browsersSchema.parse(read).browsers.map(async (browser) => {
      const outcome = await sendPush(browser, message, settings);
      const { endpoint } = browser;
      if (outcome === 'sent')
        await supabase.rpc('record_push', { endpoint, source_id: push.source_id }).throwOnError();
      if (outcome === 'gone') await supabase.rpc('record_push', { endpoint }).throwOnError();
      return outcome;
    }),
  );
}
