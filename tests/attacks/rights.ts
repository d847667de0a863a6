import { randomUUID } from 'node:crypto';
import type { Actors, KnownActor } from './actors.ts';
import { admin, everybody, nobody } from './groups.ts';

// With callRights.ts the one table of who may do what. A table, call, bucket, topic or function that the product has and
// these have not fails the suite, so nothing is added without saying who may use it.

export type Row = Record<string, unknown>;
type Command = 'read' | 'insert' | 'update' | 'delete';

export interface TableRights extends Record<Command, readonly KnownActor[]> {
  /** A row that breaks no rule. Where rows belong to somebody, it is the client's. */
  row: (actors: Actors, newAccount: () => Promise<string>) => Row | Promise<Row>;
  /** A change that breaks no rule. */
  change: Row;
}

const content = { read: everybody, insert: admin, update: admin, delete: admin };
const submitted = { read: admin, insert: nobody, update: admin, delete: admin, change: { read: true } };
/** What visitors say of themselves. */
export const visitor = { name: 'Ана', email: 'ana@example.bg', phone: '0888 000 000', message: 'Здравейте!' };

export const tables: Record<string, TableRights> = {
  templates: {
    ...content,
    row: () => ({ name: 'Проба', description: 'Проба', demo_url: '/demo/proba', status: 'active' }),
    change: { name: 'Друго' },
  },
  projects: {
    ...content,
    row: () => ({ title: 'Проба', description: 'Проба', image: '/proba.webp' }),
    change: { title: 'Друго' },
  },
  ai_gallery_images: {
    ...content,
    row: () => ({ title: 'Проба', image_url: '/proba.webp', alt: 'Проба' }),
    change: { title: 'Друго', alt: 'Друго' },
  },
  vitrina_inquiries: { ...submitted, row: () => ({ ...visitor, service: 'websites' }) },
  contact_messages: { ...submitted, row: () => ({ ...visitor, title: 'Въпрос' }) },
  chat_users: {
    read: admin,
    insert: admin,
    update: admin,
    delete: admin,
    row: async (_, newAccount) => ({ id: await newAccount(), username: `u-${randomUUID().slice(0, 8)}` }),
    change: { site_url: 'https://example.bg' },
  },
  chat_messages: {
    read: ['client', 'admin'],
    insert: ['client'],
    update: nobody,
    delete: nobody,
    row: ({ client, admin: { id } }) => ({
      id: randomUUID(),
      sender_id: client.id,
      receiver_id: id,
      content: 'Тайна',
    }),
    change: { content: 'Друго' },
  },
  mails: {
    read: admin,
    insert: nobody,
    update: nobody,
    delete: nobody,
    // One that is still to be sent would be changed by the schedule.
    row: () => ({ kind: 'test', state: 'sent' }),
    change: { state: 'failed' },
  },
  chat_reads: {
    read: ['client', 'admin'],
    insert: nobody,
    update: nobody,
    delete: nobody,
    row: ({ client }) => ({
      client_id: client.id,
      side: 'client',
      last_read_timestamp: '2026-01-01T00:00:00Z',
      last_read_id: randomUUID(),
    }),
    change: { last_read_timestamp: '2027-01-01T00:00:00Z' },
  },
  site_builds: {
    read: admin,
    insert: nobody,
    update: nobody,
    delete: nobody,
    row: () => ({ status: 'published', causes: ['manual'], finished_at: new Date().toISOString() }),
    change: { failure_detail: 'x' },
  },
};

type FileCommand =
  | 'open'
  | 'list'
  | 'upload'
  | 'replace'
  | 'move'
  | 'copy'
  | 'remove'
  | 'sign'
  | 'signUpload';

export interface BucketRights extends Record<FileCommand, readonly KnownActor[]> {
  /** Whether everybody who knows the address of a file can open it. */
  isPublic: boolean;
  /** Where a file lies; where folders belong to somebody, in the client's. */
  folder: (actors: Actors) => string;
}

const publicPictures: BucketRights = {
  isPublic: true,
  open: everybody,
  list: admin,
  upload: admin,
  replace: admin,
  move: admin,
  copy: admin,
  remove: admin,
  sign: admin,
  signUpload: admin,
  folder: () => '',
};

export const buckets: Record<string, BucketRights> = {
  'project-images': publicPictures,
  'ai-gallery-images': publicPictures,
  'Offer Images': {
    isPublic: false,
    open: ['client', 'admin'],
    list: ['client', 'admin'],
    upload: ['client', 'admin'],
    replace: admin,
    move: admin,
    copy: ['client', 'admin'],
    remove: admin,
    sign: ['client', 'admin'],
    signUpload: ['client', 'admin'],
    folder: ({ client }) => `chat-images/${client.id}/`,
  },
};

/** What the database calls the topics that it speaks to; behind a colon follows somebody's id. */
export const topicNames = ['chat:', 'studio'] as const;

/** Who may join a topic and speak in it; `topic` is of the client's own where topics belong to somebody. */
export const topics: Record<string, { topic: (actors: Actors) => string; may: readonly KnownActor[] }> = {
  'a conversation': { topic: ({ client }) => `chat:${client.id}`, may: ['client', 'admin'] },
  'the studio': { topic: () => 'studio', may: admin },
  'the studio with another name': { topic: () => 'studio:', may: admin },
  'all conversations': { topic: () => 'chat:%', may: admin },
  'a topic that nobody has': { topic: () => 'realtime:public:chat_messages', may: admin },
};

/** Who gets further than the door of an edge function. The secret key always does. */
export const edgeFunctions: Record<string, readonly KnownActor[]> = {
  'chat-clients': admin,
  'clean-up': nobody,
  'send-mail': nobody,
};
