import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { object, string } from 'zod/mini';
import { saveBeforeSignOut } from '../providers/inCharge.ts';
import { queryClient } from '../providers/queryClient.ts';
import { standingsQuery, type Version } from '../providers/versions.ts';
import { DraftKeeper } from './DraftKeeper.ts';

vi.mock('../providers/supabase.ts', async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return { supabase: createClient('https://backend.example', 'key') };
});

/** Stands for the browser's tab, whose closing is heard from the start. */
const tab = vi.hoisted(() => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  return window;
});

const schema = object({ title: string() });
const PAUSE_MS = 2000;
const RETRY_MS = 10_000;

type Request = Record<string, unknown>;
type Answer = (request: Request) => Response | Promise<Response>;

/** The bodies of the calls, each with the name of its function. */
let calls: Request[];
/** What the backend answers, one after the other; afterwards it saves whatever is sent. */
let answers: Answer[];

beforeEach(() => {
  calls = [];
  answers = [];
  vi.useFakeTimers();
  signIn('vera');
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', async (url: string | URL, { body }: { body?: string } = {}) => {
    const request = { name: new URL(url).pathname.split('/').at(-1), ...JSON.parse(body ?? '{}') };
    calls.push(request);
    return (answers.shift() ?? saved)(request);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a lost answer the same is sent again, and only then what was typed since', async () => {
  answers = [lost];
  const keeper = open();
  keeper.type({ title: 'Първо' });
  await keeper.save();
  keeper.type({ title: 'Първо и второ' });
  await pass(PAUSE_MS);
  expect(calls.map(({ content, seen_revision }) => [content, seen_revision])).toEqual([
    [{ title: 'Първо' }, undefined],
    [{ title: 'Първо' }, undefined],
    [{ title: 'Първо и второ' }, 1],
  ]);
  expect(new Set(calls.map(({ version_id }) => version_id)).size).toBe(1);
  expect(keeper.state.step).toBe('saved');
});

test('what was typed just before signing out is saved first', async () => {
  const keeper = open();
  keeper.type({ title: 'Току-що' });
  await saveBeforeSignOut();
  expect(calls.map(({ content }) => content)).toEqual([{ title: 'Току-що' }]);
  expect(keeper.isSaved).toBe(true);
});

test('while something is not saved, closing the tab asks first, even after its form was left', async () => {
  signIn('nora');
  const left = open();
  expect(isAsked()).toBe(false);
  answers = [lost];
  left.type({ title: 'Без връзка' });
  await left.save();
  expect(isAsked()).toBe(true);
  await pass(RETRY_MS);
  expect(isAsked()).toBe(false);
});

test('what the database refuses is not sent again', async () => {
  answers = [refused('23514', 400)];
  const keeper = open();
  keeper.type({ title: 'Твърде дълго' });
  await keeper.save();
  keeper.type({ title: 'Кратко' });
  await pass(PAUSE_MS);
  expect(calls.map(({ content }) => content)).toEqual([{ title: 'Твърде дълго' }, { title: 'Кратко' }]);
});

test('what could not be saved is there when the row is opened again', async () => {
  answers = [lost, lost];
  const left = open();
  left.type({ title: 'Без връзка' });
  await left.save();
  await left.save();
  const keeper = open();
  expect(keeper.isRestored).toBe(true);
  expect(keeper.content).toEqual({ title: 'Без връзка' });
  keeper.type({ title: 'Без връзка, после с' });
  await pass(PAUSE_MS);
  // It goes on from what may have been saved, so that it meets no conflict with itself.
  expect(calls.slice(2).map(({ content, seen_revision }) => [content, seen_revision])).toEqual([
    [{ title: 'Без връзка' }, undefined],
    [{ title: 'Без връзка, после с' }, 1],
  ]);
  expect(new Set(calls.map(({ version_id }) => version_id)).size).toBe(1);
  expect(open().isRestored).toBe(false);
});

test('a form that was left goes on being saved, until it is opened again', async () => {
  answers = [lost, lost];
  const left = open();
  left.type({ title: 'Без връзка' });
  void left.save();
  await pass(RETRY_MS);
  expect(calls).toHaveLength(2);
  await pass(RETRY_MS);
  expect(calls).toHaveLength(3);
  expect(left.isSaved).toBe(true);

  answers = [lost];
  const another = open();
  another.type({ title: 'Пак без връзка' });
  void another.save();
  await pass(0);
  open();
  await pass(2 * RETRY_MS);
  expect(calls).toHaveLength(4);
});

test('a form that is opened while its last save is on the way saves on', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  answers = [(request) => held.then(() => saved(request))];
  const left = open('7');
  left.type({ title: 'Първо' });
  void left.save();
  await pass(0);
  const keeper = open('7');
  answer();
  await pass(0);
  keeper.type({ title: 'Първо и второ' });
  await pass(PAUSE_MS);
  expect(calls.map(({ content, seen_revision }) => [content, seen_revision])).toEqual([
    [{ title: 'Първо' }, undefined],
    [{ title: 'Първо' }, undefined],
    [{ title: 'Първо и второ' }, 1],
  ]);
  expect(new Set(calls.map(({ version_id }) => version_id)).size).toBe(1);
  expect(keeper.state.step).toBe('saved');
  expect(open('7').isRestored).toBe(false);
});

test('what was typed outlives the session, for the same account only', async () => {
  const left = open();
  left.type({ title: 'Недописано' });
  signIn(undefined);
  void left.save();
  await pass(RETRY_MS);
  signIn('boris');
  await pass(RETRY_MS);
  expect(calls).toEqual([]);
  expect(open().isRestored).toBe(false);
  signIn('vera');
  expect(open().content).toEqual({ title: 'Недописано' });
});

test('a conflict is still one when the row is opened again', async () => {
  const theirs = version({ revision: 2, content: { title: 'Нейното' } });
  answers = [refused('PT409', 409), () => Response.json([theirs])];
  const left = open('7', { open: version({ content: { title: 'Първо' } }) });
  left.type({ title: 'Моето' });
  await left.save();
  void left.save();
  const keeper = open('7', { open: theirs });
  expect(keeper.state.step).toBe('conflict');
  expect(keeper.content).toEqual({ title: 'Моето' });
  await keeper.saveMine();
  expect(calls.at(-1)).toMatchObject({ content: { title: 'Моето' }, seen_revision: 2 });
});

test('in a conflict, the words from before it are not taken for saved', async () => {
  const theirs = version({ revision: 2, content: { title: 'Нейното' } });
  answers = [refused('PT409', 409), () => Response.json([theirs])];
  const keeper = open('7', { open: version({ content: { title: 'Първо' } }) });
  keeper.type({ title: 'Моето' });
  await keeper.save();
  keeper.type({ title: 'Първо' });
  expect(await keeper.saveMine()).toBe(true);
  expect(calls.at(-1)).toMatchObject({ name: 'save_draft', content: { title: 'Първо' }, seen_revision: 2 });
});

test('a draft whose row was erased is not begun anew', async () => {
  answers = [refused('PT409', 409), () => Response.json([])];
  const keeper = open('7', { open: version() });
  keeper.type({ title: 'Моето' });
  await keeper.save();
  expect(calls.map(({ name }) => name)).toEqual(['save_draft', 'content_versions']);
  expect(keeper.state).toMatchObject({ step: 'failed', error: { body: { code: 'PGRST116' } } });
  expect(keeper.content).toEqual({ title: 'Моето' });
});

test('a draft that was discarded while the row is on the site is begun anew', async () => {
  const published = version({ id: 'on site', state: 'published' });
  answers = [refused('PT409', 409), () => Response.json([published])];
  const keeper = open('7', { open: version(), published });
  keeper.type({ title: 'Моето' });
  await keeper.save();
  expect(calls.at(-1)).toMatchObject({
    name: 'save_draft',
    based_on: 'on site',
    content: { title: 'Моето' },
  });
  expect(calls.at(-1)).not.toHaveProperty('seen_revision');
  expect(keeper.state.step).toBe('saved');
});

test('what somebody else has taken off the site is published over nothing', async () => {
  const published = version({ id: 'on site', state: 'published' });
  const keeper = open('7', { open: version({ content: { title: 'Ново' } }), published });
  answers = [refused('PT409', 409), () => Response.json([version(), version({ state: 'removed' })])];
  await expect(keeper.publish({ title: 'Ново' }, keeper.seenPublished)).rejects.toThrow();
  expect(calls[0]).toMatchObject({ name: 'publish_version', seen_published: 'on site' });
  expect(keeper.state.published).toBeUndefined();
  answers = [() => Response.json(version({ state: 'published' }))];
  expect(await keeper.publish({ title: 'Ново' }, keeper.state.published?.id)).toBe(true);
  expect(calls.at(-1)).not.toHaveProperty('seen_published');
  expect(keeper.state.published).toBeDefined();
});

test('a draft that somebody else has changed and published is published over theirs only when asked', async () => {
  const theirs = version({ state: 'published', revision: 2, content: { title: 'Нейното' } });
  const keeper = open('7', { open: version() });
  answers = [refused('PT409', 409), () => Response.json([theirs])];
  await expect(keeper.publish({ title: 'Първо' }, keeper.seenPublished)).rejects.toThrow();
  expect(keeper.state).toMatchObject({ published: theirs, open: undefined });
  answers = [saved, () => Response.json(version({ id: 'new', state: 'published' }))];
  expect(await keeper.publish({ title: 'Първо' }, keeper.state.published?.id)).toBe(true);
  const [save, publish] = calls.slice(-2);
  expect(save).toMatchObject({ name: 'save_draft', content: { title: 'Първо' }, based_on: 'draft' });
  expect(save?.version_id).not.toBe('draft');
  expect(publish).toMatchObject({ version_id: save?.version_id, seen_published: 'draft' });
});

test('what is opened again before it is saved is not published without a word', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  answers = [(request) => held.then(() => saved(request))];
  const left = open('7');
  const publishing = expect(left.publish({ title: 'Първо' }, undefined)).rejects.toMatchObject({
    body: { code: 'reopened' },
  });
  await pass(0);
  open('7');
  answer();
  await publishing;
  expect(calls.map(({ name }) => name)).toEqual(['save_draft']);
});

test('what was left is not dropped without a word when it cannot be published or scheduled', async () => {
  answers = [lost];
  await expect(open('7').publish({ title: 'Първо' }, undefined)).rejects.toMatchObject({ status: 0 });
  answers = [refused('PT409', 409), () => Response.json([version({ id: 'theirs' })])];
  await expect(open('8').schedule({ title: 'Първо' }, undefined, '2027-01-01T09:00')).rejects.toMatchObject({
    body: { code: 'changed' },
  });
});

test('what cannot be saved before it is published stays in the form, which says why', async () => {
  answers = [lost];
  const keeper = open('7');
  keeper.subscribe(() => undefined);
  expect(await keeper.publish({ title: 'Първо' }, undefined)).toBe(false);
  expect(keeper.state.step).toBe('failed');
});

test('what is typed after publishing becomes a draft of its own', async () => {
  const keeper = open();
  keeper.type({ title: 'Първо' });
  await keeper.save();
  answers = [() => Response.json(version({ state: 'published', content: { title: 'Първо' } }))];
  expect(await keeper.publish({ title: 'Първо' }, undefined)).toBe(true);
  keeper.type({ title: 'Второ' });
  await keeper.save();
  const drafts = calls.filter(({ name }) => name === 'save_draft');
  expect(new Set(drafts.map(({ version_id }) => version_id)).size).toBe(2);
});

test('what was taken off the site is published again without a draft', async () => {
  const keeper = open('7', { removed: version({ id: 'before', state: 'removed' }) });
  answers = [() => Response.json(version({ id: 'before', state: 'published' }))];
  expect(await keeper.publish({ title: 'Първо' }, keeper.seenPublished)).toBe(true);
  expect(calls).toEqual([{ name: 'publish_version', version_id: 'before', seen_revision: 1 }]);
});

test('what is typed in a row that was taken off the site is based on its last version', async () => {
  const keeper = open('7', { removed: version({ id: 'before', state: 'removed' }) });
  keeper.type({ title: 'Второ' });
  await keeper.save();
  expect(calls).toMatchObject([{ name: 'save_draft', based_on: 'before' }]);
});

test('what somebody else schedules is shown while typing, and no conflict', async () => {
  const keeper = open('7', { open: version() });
  keeper.type({ title: 'Второ' });
  const scheduled = version({ state: 'scheduled', publish_at: '2027-01-01T07:00:00+00:00' });
  expect(keeper.receive({ open: scheduled })).toBe(false);
  expect(keeper.state).toMatchObject({ step: 'typed', open: scheduled });
  await keeper.save();
  expect(calls).toMatchObject([{ content: { title: 'Второ' }, seen_revision: 1 }]);
});

test('a draft is scheduled over the version that was seen, and over another one only when asked', async () => {
  const at = '2027-01-01T09:00';
  const theirs = version({ id: 'theirs', state: 'published' });
  const keeper = open('7', { open: version(), published: version({ id: 'on site', state: 'published' }) });
  answers = [refused('PT409', 409), () => Response.json([version(), theirs])];
  await expect(keeper.schedule({ title: 'Първо' }, keeper.seenPublished, at)).rejects.toThrow();
  expect(calls[0]).toEqual({
    name: 'schedule_version',
    version_id: 'draft',
    seen_revision: 1,
    at,
    seen_published: 'on site',
  });
  expect(keeper.state.published?.id).toBe('theirs');
  expect(keeper.seenPublished).toBe('on site');
  answers = [() => Response.json(version({ state: 'scheduled' }))];
  expect(await keeper.schedule({ title: 'Първо' }, 'theirs', at)).toBe(true);
  expect(calls.at(-1)).toMatchObject({ seen_published: 'theirs' });
  expect(keeper).toMatchObject({
    seenPublished: 'theirs',
    state: { step: 'saved', open: { state: 'scheduled' } },
  });
});

test('without a draft there is nothing to schedule', async () => {
  const keeper = open('7', { published: version({ state: 'published' }) });
  expect(await keeper.schedule({ title: 'Първо' }, keeper.seenPublished, '2027-01-01T09:00')).toBe(false);
  expect(calls).toEqual([]);
});

test('a draft is discarded after the save that is on its way, and nothing of it is saved again', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  answers = [(request) => held.then(() => saved(request)), done];
  const published = version({ id: 'on site', state: 'published', content: { title: 'На сайта' } });
  const keeper = open('7', { published });
  keeper.type({ title: 'Недописано' });
  void keeper.save();
  await pass(0);
  const discarding = keeper.discard();
  answer();
  await discarding;
  await pass(RETRY_MS);
  const [save, discard, ...more] = calls;
  expect(save?.name).toBe('save_draft');
  expect(discard).toEqual({ name: 'discard_draft', version_id: save?.version_id, seen_revision: 1 });
  expect(more).toEqual([]);
  expect(keeper.content).toEqual({ title: 'На сайта' });
  expect(open('7', { published }).isRestored).toBe(false);
});

test('a draft whose save may have arrived is discarded without a conflict with oneself', async () => {
  answers = [lost, saved, done];
  const keeper = open('7', { open: version() });
  keeper.type({ title: 'Второ' });
  await keeper.save();
  await keeper.discard();
  expect(calls.at(-1)).toEqual({ name: 'discard_draft', version_id: 'draft', seen_revision: 2 });
});

const steps = {
  published: (keeper: DraftKeeper) => keeper.publish({ title: 'Първо' }, keeper.seenPublished),
  scheduled: (keeper: DraftKeeper) =>
    keeper.schedule({ title: 'Първо' }, keeper.seenPublished, '2027-01-01T09:00'),
  unscheduled: (keeper: DraftKeeper) => keeper.cancelSchedule(),
  discarded: (keeper: DraftKeeper) => keeper.discard(),
};

test.each(Object.entries(steps))('what somebody else has saved is not %s unseen', async (_, step) => {
  const theirs = version({ revision: 2, content: { title: 'Нейното' } });
  const keeper = open('7', { open: version() });
  answers = [refused('PT409', 409), () => Response.json([theirs])];
  await expect(step(keeper)).rejects.toMatchObject({ body: { code: 'changed' } });
  expect(calls[0]).toMatchObject({ version_id: 'draft', seen_revision: 1 });
  expect(keeper.state).toMatchObject({ step: 'conflict', open: theirs });
  expect(keeper.content).toEqual({ title: 'Първо' });
  await keeper.saveMine();
  expect(calls.at(-1)).toMatchObject({ content: { title: 'Първо' }, seen_revision: 2 });
});

test('what somebody else has saved is not discarded while a save meets it', async () => {
  const theirs = version({ revision: 2, content: { title: 'Нейното' } });
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  answers = [() => held.then(() => refused('PT409', 409)({})), () => Response.json([theirs])];
  const keeper = open('7', { open: version() });
  keeper.type({ title: 'Моето' });
  void keeper.save();
  await pass(0);
  const discarding = expect(keeper.discard()).rejects.toMatchObject({ body: { code: 'changed' } });
  answer();
  await discarding;
  expect(calls.map(({ name }) => name)).toEqual(['save_draft', 'content_versions']);
  expect(keeper.content).toEqual({ title: 'Моето' });
  expect(keeper.state).toMatchObject({ step: 'conflict', open: theirs });
});

test('a draft is discarded after the saves that were begun before', async () => {
  const none = { open: undefined, step: 'saved' };
  answers = [saved, done];
  const keeper = open('7');
  keeper.type({ title: 'Първо' });
  void keeper.save();
  await keeper.discard();
  expect(calls.map(({ name }) => name)).toEqual(['save_draft', 'discard_draft']);
  expect(keeper.state).toMatchObject(none);

  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  answers = [(request) => held.then(() => saved(request)), saved, done];
  keeper.type({ title: 'Второ' });
  void keeper.save();
  await pass(0);
  keeper.type({ title: 'Второ и трето' });
  void keeper.save();
  const discarding = keeper.discard();
  answer();
  await discarding;
  expect(calls.slice(2).map(({ name }) => name)).toEqual(['save_draft', 'save_draft', 'discard_draft']);
  expect(keeper.state).toMatchObject(none);
});

test('a list of drafts is read again after a save, so that it does not delete an older one', async () => {
  const list = standingsQuery('posts').queryKey;
  queryClient.setQueryData(list, []);
  const keeper = open('7');
  keeper.type({ title: 'Първо' });
  await keeper.save();
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});

const open = (key?: string, row = {}) => new DraftKeeper('posts', schema, key, row);

/** Whether the browser asks before it closes the tab. */
const isAsked = () => !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const version = (changes: Partial<Version> = {}): Version => ({
  id: 'draft',
  table_name: 'posts',
  row_key: '7',
  state: 'draft',
  revision: 1,
  content: { title: 'Първо' },
  based_on: null,
  publish_at: null,
  failure: null,
  made_by: 'vera',
  made_at: '2026-11-25T08:00:00+00:00',
  maker: { username: 'vera' },
  ...changes,
});

/** As `save_draft` answers. */
const saved: Answer = ({ version_id, content, seen_revision }) =>
  Response.json({ ...version(), id: version_id, content, revision: Number(seen_revision ?? 0) + 1 });

/** As `discard_draft` answers. */
const done: Answer = () => new Response(null, { status: 204 });

const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};

const refused =
  (code: string, status: number): Answer =>
  () =>
    Response.json({ code, message: 'No' }, { status });

function signIn(id: string | undefined) {
  const session = id === undefined ? null : JSON.stringify({ user: { id } });
  vi.stubGlobal('localStorage', { getItem: () => session });
}

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
}
