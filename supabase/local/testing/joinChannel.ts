import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterEach, expect, vi } from 'vitest';

type Client = Pick<SupabaseClient, 'channel' | 'removeAllChannels'>;

// A hosted project without listeners takes a while to start Realtime.
export const waitFor = (assertion: () => void) => vi.waitFor(assertion, { timeout: 20_000, interval: 50 });

const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()));
});

/** A channel, and everything it has received, until the test ends. */
export function join(client: Client, topic: string, config = {}) {
  clients.push(client);
  const channel = client.channel(topic, { config: { private: true, ...config } });
  const heard: { event: string; payload: Record<string, unknown> }[] = [];
  const statuses: string[] = [];
  const errors: (string | undefined)[] = [];
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ event, payload }));
  channel.on('presence', { event: 'sync' }, () => undefined);
  channel.subscribe((status, error) => {
    statuses.push(status);
    errors.push(error?.message);
  });
  return { channel, heard, statuses, errors };
}

/** The same, once it has been joined. */
export async function joined(client: Client, topic: string, config = {}) {
  const joining = join(client, topic, config);
  await waitFor(() => expect(joining.statuses).toContain('SUBSCRIBED'));
  return joining;
}

export async function expectRefused(client: Client, topic: string, reason: string, config = {}) {
  const { statuses, errors } = join(client, topic, config);
  await waitFor(() => expect(statuses.length).toBeGreaterThan(0));
  expect([statuses[0], errors[0]]).toEqual(['CHANNEL_ERROR', expect.stringContaining(reason)]);
}

export const typing = { type: 'broadcast', event: 'typing', payload: { who: 'Ана' } } as const;

export const present = (channel: RealtimeChannel) => Object.keys(channel.presenceState()).sort();
