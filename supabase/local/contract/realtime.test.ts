import { randomUUID } from 'node:crypto';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { noVisitors, openTarget, type Person, type Supabase, type Target } from './openTarget.ts';

// A project that nobody has listened to for a while takes its time to begin.
vi.setConfig({ testTimeout: 60_000 });
const waitFor = (assertion: () => void) => vi.waitFor(assertion, { timeout: 20_000, interval: 50 });

let target: Target;
let studio: Person;
let ana: Person;
let boris: Person;
let studioId: string;
beforeAll(async () => {
  target = await openTarget();
  studio = await target.makePerson('admin');
  ana = await target.makePerson('client');
  boris = await target.makePerson('client');
  const { data } = await ana.supabase.rpc('chat_studio');
  studioId = data?.[0]?.id ?? '';
});
const listeners: Supabase[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((supabase) => supabase.removeAllChannels()));
});
afterAll(() => target?.close());

const topicOf = ({ id }: Person) => `chat:${id}`;

/** A channel and everything that it has been told. */
function join({ supabase }: Pick<Person, 'supabase'>, topic: string, config = {}) {
  listeners.push(supabase);
  const channel = supabase.channel(topic, { config: { private: true, ...config } });
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

async function joined(person: Pick<Person, 'supabase'>, topic: string, config = {}) {
  const joining = join(person, topic, config);
  await waitFor(() => expect(joining.statuses).toContain('SUBSCRIBED'));
  return joining;
}

async function expectRefused(
  person: Pick<Person, 'supabase'>,
  topic: string,
  config = {},
  reason = 'Unauthorized',
) {
  const { statuses, errors } = join(person, topic, config);
  await waitFor(() => expect(statuses.length).toBeGreaterThan(0));
  expect([statuses[0], errors[0]]).toEqual(['CHANNEL_ERROR', expect.stringContaining(reason)]);
}

/** Writes to the studio and returns the message's id. */
async function write(sender: Person, id: string = randomUUID()): Promise<string> {
  const message = { id, sender_id: sender.id, receiver_id: studioId, content: 'Здравейте' };
  const { error } = await sender.supabase.from('chat_messages').insert(message);
  if (error) throw error;
  return id;
}

const messages = (heard: { event: string; payload: Record<string, unknown> }[]) =>
  heard.filter(({ event }) => event === 'message').map(({ payload }) => payload.id);

const typing = { type: 'broadcast', event: 'typing', payload: { who: 'Ана' } } as const;
const present = (channel: RealtimeChannel) => Object.keys(channel.presenceState()).sort();

test('there are private channels alone', async () => {
  await joined(studio, topicOf(ana));
  await expectRefused(ana, topicOf(ana), { private: false }, 'PrivateOnly');
});

test('policies decide who may join a topic', async () => {
  await joined(ana, topicOf(ana));
  await joined(studio, topicOf(ana));
  await expectRefused(boris, topicOf(ana));
  await expectRefused(boris, 'studio');
});

describe.skipIf(noVisitors)(`without a session ${noVisitors}`, () => {
  test('nobody joins', () => expectRefused({ supabase: target.connect() }, topicOf(ana)));
});

test('what the database sends arrives once, in order, and only on its topic', async () => {
  const [hers, his] = [await joined(ana, topicOf(ana)), await joined(boris, topicOf(boris))];
  const ids: string[] = [];
  for (let number = 0; number < 20; number += 1) ids.push(await write(ana));
  await waitFor(() => expect(messages(hers.heard).length).toBeGreaterThanOrEqual(ids.length));
  expect(messages(hers.heard)).toEqual(ids);
  expect(messages(his.heard)).toEqual([]);
});

test('a transaction that fails sends nothing', async () => {
  const { heard } = await joined(ana, topicOf(ana));
  const first = await write(ana);
  const row = (id: string) => ({ id, sender_id: ana.id, receiver_id: studioId, content: 'x' });
  const { error } = await ana.supabase.from('chat_messages').insert([row(randomUUID()), row(first)]);
  expect(error?.code).toBe('23505');
  const last = await write(ana);
  await waitFor(() => expect(messages(heard)).toContain(last));
  expect(messages(heard)).toEqual([first, last]);
});

test('people on a topic hear each other, and themselves only if they ask to', async () => {
  const hers = await joined(ana, topicOf(ana), { broadcast: { ack: true } });
  const theirs = await joined(studio, topicOf(ana), { broadcast: { self: true } });
  expect(await hers.channel.send(typing)).toBe('ok');
  await waitFor(() => expect(theirs.heard).toHaveLength(1));
  await theirs.channel.send({ ...typing, payload: { who: 'студио' } });
  await waitFor(() => expect(theirs.heard).toHaveLength(2));
  await waitFor(() => expect(hers.heard).toHaveLength(1));
  expect(theirs.heard.map(({ payload }) => payload.who)).toEqual(['Ана', 'студио']);
  expect(hers.heard.map(({ payload }) => payload.who)).toEqual(['студио']);
});

test('presence shows who is there, until they leave or go away', async () => {
  const hers = await joined(ana, topicOf(ana), { presence: { key: 'ana' } });
  await hers.channel.track({ typing: false });
  const theirs = await joined(studio, topicOf(ana), { presence: { key: 'studio' } });
  await waitFor(() => expect(present(theirs.channel)).toEqual(['ana']));
  await theirs.channel.track({ typing: false });
  await waitFor(() => expect(present(hers.channel)).toEqual(['ana', 'studio']));
  await theirs.channel.track({ typing: true });
  await waitFor(() => expect(hers.channel.presenceState().studio).toMatchObject([{ typing: true }]));
  await hers.channel.untrack();
  await waitFor(() => expect(present(theirs.channel)).toEqual(['studio']));
  await studio.supabase.removeChannel(theirs.channel);
  await waitFor(() => expect(present(hers.channel)).toEqual([]));
});
