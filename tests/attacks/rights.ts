import { randomUUID } from 'node:crypto';
import { article } from '../fixtures/article.ts';
import { inquiry } from '../fixtures/inquiry.ts';
import { service as serviceRow } from '../fixtures/service.ts';
import { type Actor, type Actors, EVERYONE, type KnownActor } from './actors.ts';
import { newAccount, newMessageTo, newPerson, newPrice } from './attackedBackend.ts';

// Together with callRights.ts the one table of who may do what. A table, call, bucket, topic or function that is
// missing here fails the tests, so nothing is added without saying who may use it.

type Group = readonly KnownActor[];
export const nobody: Group = [];
export const everybody: Group = ['visitor', 'client', 'otherClient', 'admin'];
export const signedIn: Group = ['client', 'otherClient', 'admin'];
export const admin: Group = ['admin'];
/** The two sides of one conversation. */
const theTwo: Group = ['client', 'admin'];

export type Row = Record<string, unknown>;

export interface TableRights extends Record<'read' | 'insert' | 'update' | 'delete', Group> {
  /** A valid row. If rows belong to somebody, it is the client's. */
  row: (actors: Actors) => Row | Promise<Row>;
  /** A valid change. */
  change: Row;
}

const content = { read: everybody, insert: admin, update: admin, delete: admin };
/** Can be deleted only from the bin, which pgTAP tests. */
const submitted = { read: admin, insert: nobody, update: admin, delete: nobody, change: { read: true } };
const readOnly = (read: Group) => ({ read, insert: nobody, update: nobody, delete: nobody });

/** The contents of a package. */
const packageRows = {
  ...{ pages: '1', deadline: '2 дни', support: '3 месеца' },
  ...{ requests: true, accounts: true, hosting: true, domain: false },
};

const { service, website: _, ...visitor } = inquiry;

export const tables: Record<string, TableRights> = {
  templates: {
    ...content,
    row: () => ({ name: 'Проба', description: 'Проба', demo_url: '/demo/proba', status: 'active' }),
    change: { name: 'Друго' },
  },
  projects: {
    ...content,
    row: () => ({ title: 'Проба', description: 'Проба', image: '/pictures/gallery/proba.webp' }),
    change: { title: 'Друго' },
  },
  ai_gallery_images: {
    ...content,
    row: () => ({ title: 'Проба', image_url: '/pictures/gallery/proba.webp', alt: 'Проба' }),
    change: { title: 'Друго', alt: 'Друго' },
  },
  posts: {
    ...readOnly(everybody),
    row: () => article,
    change: { title: 'Друго' },
  },
  services: {
    ...readOnly(everybody),
    row: () => ({ id: 'websites', ...serviceRow }),
    change: { title: 'Друго' },
  },
  prices: {
    ...readOnly(everybody),
    row: () => ({ id: `proba-${randomUUID()}`, price_group: 'sites', name: 'Проба', cents: 100 }),
    change: { cents: 1 },
  },
  packages: {
    ...readOnly(everybody),
    row: async () => ({ id: 'platform', price: await newPrice(), audience: 'Проба', rows: packageRows }),
    change: { audience: 'Друго' },
  },
  faqs: {
    ...readOnly(everybody),
    row: () => ({ question: 'Проба', answer: 'Проба' }),
    change: { question: 'Друго' },
  },
  testimonials: {
    ...readOnly(everybody),
    row: () => ({ name: 'Проба', quote: 'Проба', rating: 5 }),
    change: { quote: 'Друго' },
  },
  studio_facts: {
    ...readOnly(everybody),
    row: () => ({
      ...{ id: 'studio', email: 'studio@example.bg', phones: ['02 000 00 00'], address: 'Проба' },
      hours: [{ opens: '09:00', closes: '18:00' }, null, null, null, null, null, null],
    }),
    change: { address: 'Друго' },
  },
  vitrina_inquiries: { ...submitted, row: () => ({ ...visitor, service }) },
  contact_messages: { ...submitted, row: () => ({ ...visitor, title: 'Въпрос' }) },
  people: {
    ...{ read: admin, insert: admin, update: admin, delete: admin },
    row: () => ({ name: 'Ана', email: `ana-${randomUUID()}@example.bg`, phone: '0888 123 456' }),
    change: { next_step: 'Обаждане', next_step_on: '2026-12-01' },
  },
  person_entries: {
    ...{ read: admin, insert: admin, update: admin, delete: admin },
    row: async () => ({ id: randomUUID(), person_id: await newPerson(), kind: 'note', body: 'Тайна' }),
    change: { body: 'Друго' },
  },
  canned_replies: {
    ...{ read: admin, insert: admin, update: admin, delete: admin },
    row: () => ({ title: 'Проба', body: 'Здравейте, {име}!' }),
    change: { title: 'Друго' },
  },
  chat_users: {
    ...readOnly(admin),
    update: admin,
    row: async () => ({ id: await newAccount(), username: `u-${randomUUID().slice(0, 8)}` }),
    change: { site_url: 'https://example.bg' },
  },
  chat_messages: {
    ...readOnly(theTwo),
    insert: ['client'],
    row: ({ client, admin: { id } }) => ({
      id: randomUUID(),
      sender_id: client.id,
      receiver_id: id,
      content: 'Тайна',
    }),
    change: { content: 'Друго' },
  },
  deliveries: {
    ...readOnly(admin),
    // A mail that is waiting would be changed by the schedule.
    row: () => ({ kind: 'test', state: 'sent' }),
    change: { state: 'failed' },
  },
  chat_reads: {
    ...readOnly(theTwo),
    row: ({ client }) => ({
      client_id: client.id,
      side: 'client',
      last_read_number: 1,
    }),
    change: { last_read_number: 2 },
  },
  chat_waiting: {
    ...readOnly(admin),
    row: ({ client }) => ({ client_id: client.id, since: '2026-01-01T00:00:00Z' }),
    change: { since: '2027-01-01T00:00:00Z' },
  },
  content_versions: {
    ...readOnly(admin),
    row: () => ({
      id: randomUUID(),
      table_name: 'projects',
      row_key: randomUUID(),
      state: 'draft',
      content: { title: 'Тайна' },
    }),
    change: { content: { title: 'Друго' } },
  },
  requests: {
    ...readOnly(theTwo),
    row: async ({ client }) => ({
      ...{ id: await newMessageTo(client.id), client_id: client.id, kind: 'materials', title: 'Тайна' },
      content: { details: '', items: ['Лого'] },
    }),
    change: { state: 'withdrawn' },
  },
  developments: {
    ...readOnly(theTwo),
    row: ({ client }) => ({
      ...{ id: randomUUID(), client_id: client.id, title: 'Тайна' },
      stages: [{ title: 'Дизайн', due_on: null, done_at: null }],
    }),
    change: { title: 'Друго' },
  },
  site_builds: {
    ...readOnly(admin),
    row: () => ({ status: 'published', causes: ['manual'], finished_at: new Date().toISOString() }),
    change: { failure_detail: 'x' },
  },
};

const files = (open: Group, add: Group) => ({
  open,
  ...{ list: add, upload: add, copy: nobody, sign: add, signUpload: nobody },
  ...{ replace: admin, move: admin, remove: admin },
});

export interface BucketRights extends ReturnType<typeof files> {
  /** Whether the address alone opens a file. */
  isPublic: boolean;
  /** The path of a file; if folders belong to somebody, the client's. */
  folder: (actors: Actors) => string;
  /** The content; by default a picture. */
  type?: string;
}

const publicPictures = { ...files(everybody, admin), isPublic: true, folder: () => '' };

export const buckets: Record<string, BucketRights> = {
  'project-images': publicPictures,
  'ai-gallery-images': publicPictures,
  'content-images': publicPictures,
  'Offer Images': {
    ...files(theTwo, theTwo),
    isPublic: false,
    folder: ({ client }) => `chat-images/${client.id}/`,
  },
  'client-files': {
    ...files(theTwo, theTwo),
    isPublic: false,
    folder: ({ client }) => `${client.id}/`,
    type: 'application/octet-stream',
  },
};

/** The topics that the database sends to; somebody's id follows a colon. */
export const topicNames = ['chat:', 'studio'];

interface TopicRights {
  topic: (client: string) => string;
  /** Who may join it. */
  may: Group;
  /** Who may send; nobody if only the database does. */
  speak?: Group;
  /** Who may show presence. */
  show?: Group;
  /** Who sees presence. */
  see?: Group;
  /** What the database sends when the client writes: the message, or only that there is one. */
  news?: 'message' | 'hint';
}

export const topics: Record<string, TopicRights> = {
  'a conversation': { topic: (client) => `chat:${client}`, may: theTwo, news: 'message' },
  'who is typing in a conversation': {
    topic: (client) => `chat-typing:${client}`,
    may: theTwo,
    speak: theTwo,
  },
  'a conversation in capitals': { topic: (client) => `chat:${client.toUpperCase()}`, may: admin },
  'a conversation with a blank': { topic: (client) => `chat:${client} `, may: admin },
  'something below a conversation': { topic: (client) => `chat:${client}/typing`, may: admin },
  'all conversations': { topic: () => 'chat:%', may: admin },
  "nobody's conversation": { topic: () => 'chat:', may: admin },
  'the studio': { topic: () => 'studio', may: admin, news: 'hint' },
  'the people of the studio': { topic: () => 'studio-presence', may: signedIn, show: admin, see: signedIn },
  'the clients who are there': {
    topic: () => 'clients-presence',
    may: signedIn,
    show: ['client', 'otherClient'],
    see: admin,
  },
  'who is typing in a conversation in capitals': {
    topic: (client) => `chat-typing:${client.toUpperCase()}`,
    may: admin,
  },
  'who is typing in all conversations': { topic: () => 'chat-typing:%', may: admin },
  'the studio with another name': { topic: () => 'studio:', may: admin },
  'the studio in capitals': { topic: () => 'STUDIO', may: admin },
  'a topic that nobody has': { topic: () => 'realtime:public:chat_messages', may: admin },
  'every topic': { topic: () => '*', may: admin },
};

/** Who may call an edge function, and how other signed-in people are refused. The secret key always may. */
export const edgeFunctions: Record<string, { may: readonly Actor[]; refusal: number }> = {
  'chat-clients': { may: admin, refusal: 403 },
  team: { may: admin, refusal: 403 },
  // The key in the body decides, whoever sends it.
  enter: { may: EVERYONE, refusal: 403 },
  // Only a key opens these; callers without one count as not signed in.
  'clean-up': { may: nobody, refusal: 401 },
  deliver: { may: nobody, refusal: 401 },
};
