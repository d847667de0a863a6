import type { Tables } from '@vitrina/shared/database.types.ts';
import { factsOfBrand, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { composeMail } from './composeMail.ts';
import type { MailSettings } from './mailSettings.ts';
import { SendError, type Transport } from './transport.ts';

/** Hosted functions are stopped after 150 s. The rest waits for the next call. */
const ENOUGH_AFTER_MS = 90_000;
const BATCH = 10;
const RECORD_ATTEMPTS = 4;

/** The outcome of an attempt, for `record_delivery`. */
interface Ending {
  outcome: 'sent' | 'kept' | 'refused' | 'failed' | 'released';
  reason?: string;
  /** The mail server is unusable, so the other mails are not tried. */
  isOutage?: boolean;
}

/**
 * Sends the mails that are due, oldest first, and records how each attempt ended.
 * @param signal ends the work after the current mail.
 */
export async function sendDueMails(supabase: Supabase, settings: MailSettings, signal?: AbortSignal) {
  const counts = { sent: 0, kept: 0, delayed: 0, failed: 0 };
  const deadline = Date.now() + ENOUGH_AFTER_MS;
  const hasTime = () => Date.now() < deadline && !signal?.aborted;
  const transport = settings.openTransport();
  let facts: StudioFacts | undefined;
  let outage: Ending | undefined;
  try {
    while (!outage && hasTime()) {
      const { data: mails, error } = await supabase.rpc('claim_deliveries', { how_many: BATCH });
      if (error) throw error;
      if (mails.length === 0) break;
      facts ??= await readStudioFacts(supabase);
      for (const mail of mails) {
        const ending: Ending =
          outage ??
          (hasTime() ? await attempt(supabase, transport, settings, facts, mail) : { outcome: 'released' });
        if (ending.isOutage) outage = ending;
        await record(supabase, mail, ending);
        counts[countedAs[ending.outcome]] += 1;
      }
    }
    return counts;
  } finally {
    transport.close?.();
  }
}

const countedAs = {
  sent: 'sent',
  kept: 'kept',
  refused: 'failed',
  failed: 'delayed',
  released: 'delayed',
} as const;

async function attempt(
  supabase: Supabase,
  transport: Transport,
  settings: MailSettings,
  facts: StudioFacts,
  mail: Tables<'deliveries'>,
): Promise<Ending> {
  try {
    const key = await issueKey(supabase, mail);
    if (key === null) return { outcome: 'released' };
    await transport.send(composeMail(mail, settings, facts, key));
    return { outcome: settings.way === 'kept' ? 'kept' : 'sent' };
  } catch (error) {
    const kind = error instanceof SendError ? error.kind : 'failed';
    const reason = error instanceof Error ? error.message : String(error);
    return kind === 'refused'
      ? { outcome: 'refused', reason }
      : { outcome: 'failed', reason, isOutage: kind === 'unreachable' };
  }
}

/** The brand's facts if the studio has set none or they cannot be read: no mail waits for them. */
async function readStudioFacts(supabase: Supabase): Promise<StudioFacts> {
  const { data } = await supabase.from('studio_facts').select().maybeSingle();
  // The table's constraints guarantee the content of its JSON columns.
  return (data as unknown as StudioFacts | null) ?? factsOfBrand;
}

/** The purpose and lifetime of the key in a mail, by kind. */
const KEYS_OF_MAILS = new Map([
  ['team_invitation', { purpose: 'password', valid_for: '7 days' }],
  ['password_link', { purpose: 'password', valid_for: '30 minutes' }],
  ['invitation', { purpose: 'entry', valid_for: '7 days' }],
  ['sign_in', { purpose: 'entry', valid_for: '30 minutes' }],
  ['chat', { purpose: 'entry', valid_for: '7 days' }],
  ['request_reminder', { purpose: 'entry', valid_for: '7 days' }],
  ['request_last_reminder', { purpose: 'entry', valid_for: '7 days' }],
]);

/**
 * Created while its mail is composed, so the outbox never contains it. Mails to the studio, without a recipient, have
 * none.
 * @returns null if the mail goes to another address now than when it was claimed.
 */
async function issueKey(
  supabase: Supabase,
  { id, kind, account_id, recipient }: Tables<'deliveries'>,
): Promise<string | null | undefined> {
  const opened = KEYS_OF_MAILS.get(kind);
  if (!opened || account_id === null || recipient === null) return undefined;
  const mail = { delivery_id: id, recipient };
  return (await supabase.rpc('issue_key', { ...mail, ...opened }).throwOnError()).data;
}

/** A mail whose sending is not recorded would be sent again after a crash, so recording is tried several times. */
async function record(
  supabase: Supabase,
  { id, attempts }: Tables<'deliveries'>,
  { outcome, reason }: Ending,
) {
  for (let tries = 1; ; tries += 1) {
    const note = { delivery_id: id, attempt: attempts, outcome, ...(reason && { reason }) };
    const { error } = await supabase.rpc('record_delivery', note);
    if (!error) return;
    if (tries === RECORD_ATTEMPTS) throw new Error(`The mail ${id} was ${outcome}: ${error.message}`);
    await new Promise((resolve) => setTimeout(resolve, tries * 500));
  }
}
