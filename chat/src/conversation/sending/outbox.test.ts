import 'fake-indexeddb/auto';
import { countUnsent } from '@vitrina/shared/accountMemory.ts';
import { openOutbox } from '@vitrina/shared/chatOutbox.ts';
import { failure, success } from '@vitrina/shared/result.ts';
import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../api/failure.ts';
import type { Message } from '../../api/messages.ts';
import { storedMessage } from '../testing/storedMessage.ts';
import { newAttachment, newMessage, type Outgoing } from './newMessage.ts';
import { Outbox } from './outbox.ts';

/** What the server has stored, how often it was called, and its failures by content ('*' for every content). */
let stored: Message[];
let requests: number;
let failures: Map<string, Failure>;
let opened: Outbox[];

beforeEach(() => {
  // Only those of pauses and signs of life: the fake database has timers of its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  // Every test starts with an empty device.
  vi.stubGlobal('indexedDB', new IDBFactory());
  [stored, requests, failures, opened] = [[], 0, new Map(), []];
});
afterEach(() => {
  for (const outbox of opened) outbox.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('adding a message sends it', async () => {
  await openFor('ana').add(messageOf('ana', 'едно'));
  await eventually(() => expect(storedContents()).toEqual(['едно']));
});

test('messages are stored in the order of writing and then leave the outbox', async () => {
  const outbox = openFor('ana');
  for (const content of ['едно', 'две', 'три']) await outbox.add(messageOf('ana', content));
  await eventually(async () => expect(await keptContents()).toEqual([]));
  expect(storedContents()).toEqual(['едно', 'две', 'три']);
  await eventually(() => expect(outbox.$unsent.get()).toEqual([]));
});

test('a message left over from an earlier visit is sent at the next one', async () => {
  await leaveBehind('ana', 'останало');
  openFor('ana');
  await eventually(() => expect(storedContents()).toEqual(['останало']));
});

test('without a connection it retries after increasing pauses, and after three attempts says that it is waiting', async () => {
  failures.set('*', 'unreachable');
  await leaveBehind('ana', 'едно', 'две');
  const outbox = openFor('ana');
  await eventually(() => expect(requests).toBe(1));
  await passTime(1000);
  await eventually(() => expect(requests).toBe(2));
  await passTime(1500);
  expect(requests, 'the second pause is longer').toBe(2);
  await passTime(500);
  await eventually(() => expect(requests).toBe(3));
  await eventually(() => expect(outbox.laneOf('vera').$isWaiting.get()).toBe(true));
  expect(refusalsIn(outbox), 'it was not refused').toEqual([
    ['едно', undefined],
    ['две', undefined],
  ]);
  failures.clear();
  await passTime(4000);
  await eventually(() => expect(storedContents()).toEqual(['едно', 'две']));
  expect(outbox.laneOf('vera').$isWaiting.get()).toBe(false);
});

test('waiting texts are sent together, pictures on their own and in their place', async () => {
  const database = await openOutbox<Outgoing>();
  for (const content of ['едно', 'две']) await database.put(messageOf('ana', content));
  await database.put(pictureOf('ana', 'снимка'));
  for (const content of ['три', 'четири']) await database.put(messageOf('ana', content));
  database.close();
  openFor('ana');
  await eventually(() => expect(storedContents()).toEqual(['едно', 'две', 'снимка', 'три', 'четири']));
  expect(requests).toBe(3);
});

test.each([
  ['that stores no files, as a private window of Safari,', refuseFiles],
  ['that stores files', () => undefined],
])('a device %s keeps a picture until it is sent', async (_, prepare) => {
  prepare();
  const database = await openOutbox<Outgoing>();
  await database.put(pictureOf('ana', 'снимка'));
  const [kept] = await database.list('ana');
  database.close();
  expect(await kept?.picture?.text()).toBe('x');
  expect(kept?.picture?.type).toBe('image/webp');
});

test('two hundred messages are sent in order with a few calls', async () => {
  const contents = Array.from({ length: 200 }, (_, index) => String(index));
  await leaveBehind('ana', ...contents);
  openFor('ana');
  await eventually(() => expect(storedContents()).toEqual(contents));
  expect(requests).toBe(4);
});

test('a pause is cut short when the connection is back or a message is added', async () => {
  failures.set('*', 'unreachable');
  const outbox = openFor('ana');
  await outbox.add(messageOf('ana', 'едно'));
  await eventually(() => expect(requests).toBe(1));
  outbox.wake();
  await eventually(() => expect(requests).toBe(2));
  failures.clear();
  await outbox.add(messageOf('ana', 'две'));
  await eventually(() => expect(storedContents()).toEqual(['едно', 'две']));
});

test('a refused message stays, does not block the others, and is sent again on request', async () => {
  failures.set('лошо', 'refused');
  await leaveBehind('ana', 'добро', 'лошо', 'по-добро');
  const outbox = openFor('ana');
  await eventually(() => expect(storedContents()).toEqual(['добро', 'по-добро']));
  await eventually(() => expect(refusalsIn(outbox)).toEqual([['лошо', 'refused']]));
  failures.clear();
  await outbox.resend(outbox.$unsent.get()[0] as Outgoing);
  await eventually(() => expect(storedContents()).toEqual(['добро', 'по-добро', 'лошо']));
});

test('another account on the same device does not see the messages', async () => {
  failures.set('*', 'unreachable');
  await openFor('ana').add(messageOf('ana', 'тайно'));
  const other = openFor('boris');
  await other.add(messageOf('boris', 'свое'));
  expect(refusalsIn(other)).toEqual([['свое', undefined]]);
});

test('every tab learns that a message is waiting, and then that it was stored', async () => {
  const [outbox, otherTab] = [openFor('ana'), openFor('ana')];
  const waiting = vi.fn();
  otherTab.$unsent.listen((unsent) => waiting(unsent.map(({ content }) => content)));
  await outbox.add(messageOf('ana', 'едно'));
  await eventually(() => expect(otherTab.$lastStored.get()).toMatchObject([{ content: 'едно' }]));
  await eventually(() => expect(waiting.mock.lastCall).toEqual([[]]));
  expect(waiting).toHaveBeenCalledWith(['едно']);
});

test('a message discarded during delivery is stopped, and the next one is sent', async () => {
  const begun = vi.fn();
  const outbox = openFor('ana', (messages, { signal }) => {
    begun();
    return messages[0]?.content === 'друго' ? store(messages) : stoppedBy(signal);
  });
  const first = messageOf('ana', 'размислих');
  await outbox.add(first);
  await eventually(() => expect(begun).toHaveBeenCalled());
  await outbox.add(messageOf('ana', 'друго'));
  await outbox.discard(first.id);
  await eventually(async () => expect(await keptContents()).toEqual([]));
  expect(storedContents()).toEqual(['друго']);
});

test('what is being delivered to one client does not hold back what is written to another, in any tab', async () => {
  const stuck: Deliver = (messages, { signal, onProgress }) => {
    onProgress(0.5);
    return messages[0]?.receiver_id === 'ana' ? stoppedBy(signal) : store(messages);
  };
  const [outbox, otherTab] = [openFor('vera', stuck), openFor('vera', stuck)];
  await outbox.add(messageOf('vera', 'голям файл', 'ana'));
  await outbox.add(messageOf('vera', 'после файла', 'ana'));
  await outbox.add(messageOf('vera', 'текст', 'boris'));
  await eventually(() => expect(storedContents()).toEqual(['текст']));
  await otherTab.add(messageOf('vera', 'от другия раздел', 'boris'));
  await eventually(() => expect(storedContents()).toEqual(['текст', 'от другия раздел']));
  expect((await keptContents('vera')).sort()).toEqual(['голям файл', 'после файла']);
});

test('another tab does not upload once more what is being uploaded, however long that takes', async () => {
  const uploads: ((progress: number) => void)[] = [];
  const upload: Deliver = (_, { signal, onProgress }) => {
    uploads.push(onProgress);
    return stoppedBy(signal);
  };
  await leaveBehind('рая', 'голям файл');
  for (let tab = 1; tab <= 2; tab += 1) openFor('рая', upload);
  await eventually(() => expect(uploads).toHaveLength(1));
  for (const progress of [0.3, 0.6, 1]) {
    await passTime(20_000);
    uploads[0]?.(progress);
  }
  // What has left the browser still has to arrive.
  for (let part = 1; part <= 6; part += 1) await passTime(10_000);
  expect(uploads).toHaveLength(1);
});

test('only the conversation that cannot be reached waits', async () => {
  const attempts = vi.fn();
  const outbox = openFor('mila', async (messages) => {
    if (messages[0]?.receiver_id !== 'ana') return store(messages);
    attempts();
    return failure('unreachable');
  });
  await outbox.add(messageOf('mila', 'снимка', 'ana'));
  for (const pause of [1000, 2000]) await passTime(pause);
  await eventually(() => expect(outbox.laneOf('ana').$isWaiting.get()).toBe(true));
  expect(attempts).toHaveBeenCalledTimes(3);
  expect(outbox.laneOf('boris').$isWaiting.get()).toBe(false);
  await outbox.add(messageOf('mila', 'текст', 'boris'));
  await eventually(() => expect(storedContents()).toEqual(['текст']));
  expect(outbox.laneOf('ana').$isWaiting.get()).toBe(true);
  await passTime(3500);
  expect(attempts, 'its own pause goes on').toHaveBeenCalledTimes(3);
});

test('a late answer does not bring back what a sign-out has cleared', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof failure<Failure>>>();
  const outbox = openFor('ana', () => {
    requests += 1;
    return answer.promise;
  });
  const message = messageOf('ana', 'тайна');
  await outbox.add(message);
  await eventually(() => expect(requests).toBe(1));
  const kept = await openOutbox();
  await kept.delete(message.id);
  answer.resolve(failure('refused'));
  await settle();
  expect(await keptContents()).toEqual([]);
  kept.close();
});

test.each([
  ['belongs to a newer version', openNewerVersion],
  ['is forbidden', forbidStorage],
])('if the storage of the device %s, messages are sent from the page’s memory', async (_, spoil) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await spoil();
  failures.set('*', 'unreachable');
  const outbox = openFor('ana');
  for (const content of ['едно', 'две']) await outbox.add(messageOf('ana', content));
  expect(outbox.$isLasting.get()).toBe(false);
  expect(await countUnsent('ana')).toBe(2);
  expect(await countUnsent('boris')).toBe(0);
  failures.clear();
  outbox.wake();
  await eventually(() => expect(storedContents()).toEqual(['едно', 'две']));
  await eventually(() => expect(outbox.$unsent.get()).toEqual([]));
});

test('a connection to the storage that the browser closes is opened again', async () => {
  const databases = watchOpening();
  const outbox = openFor('ana');
  await outbox.add(messageOf('ana', 'едно'));
  await eventually(() => expect(storedContents()).toEqual(['едно']));
  // It takes a connection, whatever its type says.
  for (const database of databases) forceCloseDatabase(database as never);
  await settle();
  await outbox.add(messageOf('ana', 'две'));
  await eventually(() => expect(storedContents()).toEqual(['едно', 'две']));
});

test('if the storage fails while sending, it tries again later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await leaveBehind('ana', 'едно');
  const list = vi.spyOn(IDBIndex.prototype, 'getAll');
  list.mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  openFor('ana');
  await eventually(() => expect(list).toHaveBeenCalled());
  await passTime(4000);
  expect(list, 'not before five seconds have passed').toHaveBeenCalledOnce();
  list.mockRestore();
  await passTime(1000);
  await eventually(() => expect(storedContents()).toEqual(['едно']));
});

test('five tabs send a message once', async () => {
  await leaveBehind('ana', 'едно', 'две', 'три');
  for (let tab = 1; tab <= 5; tab += 1) openFor('ana');
  await eventually(async () => expect(await keptContents()).toEqual([]));
  expect(storedContents()).toEqual(['едно', 'две', 'три']);
  expect(requests).toBe(1);
});

/** @returns the connections to the storage, as they are opened */
function watchOpening() {
  const databases: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => databases.push(request.result));
    return request;
  });
  return databases;
}

async function openNewerVersion() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const request = indexedDB.open('chat-outbox', 2);
  request.onsuccess = resolve;
  await promise;
  request.result.close();
}

function forbidStorage() {
  const open = () => {
    throw new DOMException('Not here', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
}

type Deliver = ConstructorParameters<typeof Outbox>[1];

function openFor(account: string, deliver: Deliver = store): Outbox {
  const outbox = new Outbox(account, deliver);
  opened.push(outbox);
  return outbox;
}

/** Leaves messages behind as a closed tab would. */
async function leaveBehind(account: string, ...contents: string[]) {
  const kept = await openOutbox<Outgoing>();
  for (const content of contents) await kept.put(messageOf(account, content));
  kept.close();
}

function messageOf(account: string, content: string, receiverId = 'vera'): Outgoing {
  return newMessage({ senderId: account, receiverId }, content);
}

function refuseFiles() {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row) {
    if (row.picture instanceof Blob) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
    return put.call(this, row);
  });
}

function pictureOf(account: string, caption: string): Outgoing {
  const type = 'image/webp';
  const image = { blob: new Blob(['x'], { type }), type, extension: 'webp', width: 1, height: 1 } as const;
  return newAttachment({ clientId: 'vera', senderId: account, receiverId: 'vera' }, image, caption);
}

async function store(messages: readonly Outgoing[]) {
  requests += 1;
  const reason = failures.get('*') ?? messages.map(({ content }) => failures.get(content)).find(Boolean);
  if (reason !== undefined) return failure(reason);
  const rows = messages.map((message) => storedMessage(stored.length + 1, message as Partial<Message>));
  stored.push(...rows);
  return success(rows);
}

/** A delivery that never ends unless it is stopped. */
function stoppedBy(signal: AbortSignal) {
  return new Promise<ReturnType<typeof failure<Failure>>>((resolve) => {
    signal.addEventListener('abort', () => resolve(failure('unreachable')));
  });
}

function storedContents() {
  return stored.map(({ content }) => content);
}

/** The messages that this device still keeps. */
async function keptContents(account = 'ana') {
  const kept = await openOutbox<Outgoing>();
  const messages = await kept.list(account);
  kept.close();
  return messages.map(({ content }) => content);
}

function refusalsIn(outbox: Outbox) {
  return outbox.$unsent.get().map(({ content, refusal }) => [content, refusal]);
}

/** Waits until the assertion holds, without moving the clock of the pauses. */
async function eventually(assertion: () => void | Promise<void>) {
  const deadline = performance.now() + 5000;
  for (;;)
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await turn();
    }
}

async function passTime(ms: number) {
  await settle();
  vi.advanceTimersByTime(ms);
  await settle();
}

/** The database, the locks and the other tabs need several turns of the event loop. */
async function settle() {
  for (let count = 0; count < 50; count += 1) await turn();
}

function turn() {
  return new Promise((resolve) => setImmediate(resolve));
}
