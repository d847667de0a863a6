import { randomUUID } from 'node:crypto';
import type { Actors, KnownActor } from './actors.ts';

// The one table of who may do what. A table, call, bucket or function that the product has and this file has not fails
// the suite, so nothing is added without saying who may use it.

type Row = Record<string, unknown>;
type Command = 'read' | 'insert' | 'update' | 'delete';

export interface TableRights extends Record<Command, readonly KnownActor[]> {
  /** A row that breaks no rule. Where rows belong to somebody, it is the client's. */
  row: (actors: Actors, newAccount: () => Promise<string>) => Row | Promise<Row>;
  /** A change that breaks no rule. */
  change: Row;
}

const nobody = [] as const;
const everybody = ['visitor', 'client', 'otherClient', 'admin'] as const;
const signedIn = ['client', 'otherClient', 'admin'] as const;
const admin = ['admin'] as const;

const content = { read: everybody, insert: admin, update: admin, delete: admin };
const submitted = { read: admin, insert: nobody, update: admin, delete: admin, change: { read: true } };
const visitor = { name: 'Ана', email: 'ana@example.bg', phone: '0888 000 000', message: 'Здравейте!' };

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
    row: () => ({ title: 'Проба', image_url: '/proba.webp' }),
    change: { title: 'Друго' },
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

/** Who may make each call of the API, and arguments that its function accepts. */
export const calls: Record<string, { may: readonly KnownActor[]; args?: Row }> = {
  is_admin: { may: everybody },
  chat_provider: { may: signedIn },
  search_chat_messages: { may: signedIn, args: { client: randomUUID(), words: 'Тайна' } },
  clear_unfinished_account: { may: nobody, args: { address: 'nikoy@example.bg' } },
  chat_conversations: { may: signedIn },
  chat_messages_after: {
    may: signedIn,
    args: { conversation: randomUUID(), after_timestamp: '2026-01-01T00:00:00Z', after_id: randomUUID() },
  },
  chat_messages_before: { may: signedIn, args: { conversation: randomUUID() } },
  // It refuses everybody a message that is not there.
  mark_chat_read: { may: nobody, args: { message_id: randomUUID() } },
  submit_inquiry: { may: everybody, args: { ...visitor, service: 'websites', website: '' } },
  submit_contact_message: { may: everybody, args: { ...visitor, title: 'Въпрос', website: '' } },
  send_test_mail: { may: admin },
  retry_mail: { may: admin, args: { mail_id: randomUUID() } },
  count_troubled_mails: { may: admin },
  personal_data: { may: admin, args: { email: 'nobody@example.bg' } },
  erase_personal_data: { may: admin, args: { email: 'nobody@example.bg' } },
  delete_expired: { may: nobody },
  orphan_files: { may: nobody, args: { how_many: 1 } },
  claim_mails: { may: nobody, args: { how_many: 1 } },
  record_mail: { may: nobody, args: { mail_id: randomUUID(), attempt: 1, outcome: 'sent' } },
  find_inquiries: { may: admin },
  find_contact_messages: { may: admin },
  count_found_inquiries: { may: admin, args: { pattern: 'x' } },
  count_found_contact_messages: { may: admin, args: { pattern: 'x' } },
  // These count what the caller may read: nothing, for a client.
  inquiry_totals: { may: signedIn },
  contact_message_totals: { may: signedIn },
  inquiry_overview: { may: signedIn },
  publish_site: { may: admin },
  start_site_build: { may: nobody },
  finish_site_build: { may: nobody, args: { build_id: randomUUID() } },
  reorder_templates: { may: admin, args: { start_index: 0, end_index: 0 } },
  reorder_projects: { may: admin, args: { start_index: 0, end_index: 0 } },
  reorder_ai_gallery_images: { may: admin, args: { start_index: 0, end_index: 0 } },
};

type FileCommand = 'open' | 'list' | 'upload' | 'replace' | 'remove' | 'sign';

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
  remove: admin,
  sign: admin,
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
    remove: admin,
    sign: ['client', 'admin'],
    folder: ({ client }) => `chat-images/${client.id}/`,
  },
};

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
