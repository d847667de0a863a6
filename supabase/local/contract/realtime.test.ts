import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { expectRefused, joined, present, typing, waitFor } from '../testing/joinChannel.ts';
import { noVisitors, type Person } from './openTarget.ts';
import { ana, boris, studio, studioId, target } from './target.ts';

vi.setConfig({ testTimeout: 60_000 });

const topicOf = ({ id }: Person) => `chat:${id}`;
/** Beside the conversation, for what people show each other. */
const typingOf = ({ id }: Person) => `chat-typing:${id}`;

/** Writes to the studio and returns the message's id. */
async function write(sender: Person, id: string = randomUUID()): Promise<string> {
  const message = { id, sender_id: sender.id, receiver_id: studioId, content: 'Здравейте' };
  const { error } = await sender.supabase.from('chat_messages').insert(message);
  if (error) throw error;
  return id;
}

const messages = (heard: { event: string; payload: Record<string, unknown> }[]) =>
  heard.filter(({ event }) => event === 'message').map(({ payload }) => payload.id);

test('only private channels exist', async () => {
  await joined(studio.supabase, topicOf(ana));
  await expectRefused(ana.supabase, topicOf(ana), 'PrivateOnly', { private: false });
});

test('policies decide who may join a topic', async () => {
  await joined(ana.supabase, topicOf(ana));
  await joined(studio.supabase, topicOf(ana));
  await expectRefused(boris.supabase, topicOf(ana), 'Unauthorized');
  await expectRefused(boris.supabase, 'studio', 'Unauthorized');
});

describe.skipIf(noVisitors)(`without a session ${noVisitors}`, () => {
  test('nobody joins', () => expectRefused(target.connect(), topicOf(ana), 'Unauthorized'));
});

test('what the database sends arrives once, in order, and only on its topic', async () => {
  const [hers, his] = [
    await joined(ana.supabase, topicOf(ana)),
    await joined(boris.supabase, topicOf(boris)),
  ];
  const ids: string[] = [];
  for (let number = 0; number < 20; number += 1) ids.push(await write(ana));
  await waitFor(() => expect(messages(hers.heard).length).toBeGreaterThanOrEqual(ids.length));
  expect(messages(hers.heard)).toEqual(ids);
  expect(messages(his.heard)).toEqual([]);
});

test('long and short messages arrive whole, and in order', async () => {
  const { heard } = await joined(ana.supabase, topicOf(ana));
  const contents = ['кратко', 'я'.repeat(4000), 'пак кратко', '„'.repeat(4000), 'край'];
  for (const content of contents) {
    const message = { id: randomUUID(), sender_id: ana.id, receiver_id: studioId, content };
    const { error } = await ana.supabase.from('chat_messages').insert(message);
    expect(error).toBeNull();
  }
  await waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(contents.length));
  expect(heard.map(({ payload }) => payload.content)).toEqual(contents);
});

test('a transaction that fails sends nothing', async () => {
  const { heard } = await joined(ana.supabase, topicOf(ana));
  const first = await write(ana);
  const row = (id: string) => ({ id, sender_id: ana.id, receiver_id: studioId, content: 'x' });
  const { error } = await ana.supabase.from('chat_messages').insert([row(randomUUID()), row(first)]);
  expect(error?.code).toBe('23505');
  const last = await write(ana);
  await waitFor(() => expect(messages(heard)).toContain(last));
  expect(messages(heard)).toEqual([first, last]);
});

test('whoever may only read a topic can neither send nor show presence', async () => {
  const hers = await joined(ana.supabase, topicOf(ana), {
    broadcast: { ack: true },
    presence: { key: 'ana' },
  });
  const theirs = await joined(studio.supabase, topicOf(ana));
  await hers.channel.send(typing);
  await hers.channel.track({ typing: false });
  // The database's own message arrives last.
  const id = await write(ana);
  await waitFor(() => expect(messages(theirs.heard)).toContain(id));
  expect(theirs.heard.map(({ event }) => event)).toEqual(['message']);
  expect(present(theirs.channel)).toEqual([]);
});

test("people on a topic receive each other's broadcasts, and their own only on request", async () => {
  const hers = await joined(ana.supabase, typingOf(ana), { broadcast: { ack: true } });
  const theirs = await joined(studio.supabase, typingOf(ana), { broadcast: { self: true } });
  expect(await hers.channel.send(typing)).toBe('ok');
  await waitFor(() => expect(theirs.heard).toHaveLength(1));
  await theirs.channel.send({ ...typing, payload: { who: 'студио' } });
  await waitFor(() => expect(theirs.heard).toHaveLength(2));
  await waitFor(() => expect(hers.heard).toHaveLength(1));
  expect(theirs.heard.map(({ payload }) => payload.who)).toEqual(['Ана', 'студио']);
  expect(hers.heard.map(({ payload }) => payload.who)).toEqual(['студио']);
});

test('presence shows who is there, until they leave or disconnect', async () => {
  const hers = await joined(ana.supabase, 'studio-presence');
  const theirs = await joined(studio.supabase, 'studio-presence', { presence: { key: 'studio' } });
  await theirs.channel.track({ busy: false });
  await waitFor(() => expect(present(hers.channel)).toEqual(['studio']));
  const his = await joined(boris.supabase, 'studio-presence');
  await waitFor(() => expect(present(his.channel), 'who comes later').toEqual(['studio']));
  await theirs.channel.track({ busy: true });
  await waitFor(() => expect(hers.channel.presenceState().studio).toMatchObject([{ busy: true }]));
  await theirs.channel.untrack();
  await waitFor(() => expect(present(hers.channel)).toEqual([]));
  await theirs.channel.track({});
  await waitFor(() => expect(present(hers.channel)).toEqual(['studio']));
  await studio.supabase.removeChannel(theirs.channel);
  await waitFor(() => expect(present(hers.channel)).toEqual([]));
});

test('whoever may show presence but not read it is seen, and sees nobody', async () => {
  const theirs = await joined(studio.supabase, 'clients-presence');
  const hers = await joined(ana.supabase, 'clients-presence', { presence: { key: 'ana' } });
  await hers.channel.track({});
  const his = await joined(boris.supabase, 'clients-presence', { presence: { key: 'boris' } });
  await his.channel.track({});
  await waitFor(() => expect(present(theirs.channel)).toEqual(['ana', 'boris']));
  expect([present(hers.channel), present(his.channel)]).toEqual([[], []]);
});
