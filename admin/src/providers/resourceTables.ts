import { type ContentTable, contentTables } from '@vitrina/shared/contentTables.ts';

/** Resources whose address in the console is not the name of their table. */
const tables: Readonly<Record<string, string>> = {
  inquiries: 'vitrina_inquiries',
  'contact-messages': 'contact_messages',
  'ai-gallery': 'ai_gallery_images',
  'canned-replies': 'canned_replies',
  'studio-facts': 'studio_facts',
  mails: 'deliveries',
  team: 'chat_users',
  publishing: 'site_builds',
};

export const tableOf = (resource: string): string => tables[resource] ?? resource;

/** The table of a resource that the public pages show. */
export function contentTableOf(resource: string): ContentTable | undefined {
  const name = tableOf(resource);
  return contentTables.find((table) => table === name);
}

/** Tables whose rows have a form over their list, in which a draft is written. */
const versioned = ['prices', 'packages', 'faqs', 'testimonials'] as const satisfies ContentTable[];

export type VersionedTable = (typeof versioned)[number];

export const versionedTableOf = (resource: string): VersionedTable | undefined =>
  versioned.find((table) => table === tableOf(resource));

/** Tables whose rows have a page on which a draft is written. */
export const draftedTableOf = (resource: string): ContentTable | undefined =>
  (['posts', 'services'] as const).find((table) => table === resource);

/** Tables of which a row is saved only when nobody else has saved it since it was read. */
export type CheckedTable = ContentTable | 'canned_replies' | 'people';

export function checkedTableOf(resource: string): CheckedTable | undefined {
  const name = tableOf(resource);
  return contentTableOf(resource) ?? checked.find((table) => table === name);
}

const checked = ['canned_replies', 'people'] as const;

/** Tables whose order is the studio's. */
const ordered = [
  'templates',
  'projects',
  'ai_gallery_images',
  'prices',
  'faqs',
  'testimonials',
  'canned_replies',
] as const satisfies CheckedTable[];

export const orderedTableOf = (resource: string) => ordered.find((table) => table === tableOf(resource));

/** The queries that show rows of a table, by the beginnings of their keys. */
export const shownIn = (table: string): readonly string[][] => [
  [resourceOf(table)],
  ...(alsoIn[table] ?? []),
];

const LISTS = ['people', 'getInfiniteList'];
const TIMELINES = ['people', 'timeline'];

/** Of people, what they sent, are to be sent and answered, and that they wait in the chat; of articles and services, their drafts. */
const alsoIn: Readonly<Record<string, string[][]>> = {
  vitrina_inquiries: [LISTS, TIMELINES],
  contact_messages: [LISTS, TIMELINES],
  person_entries: [TIMELINES],
  deliveries: [TIMELINES],
  requests: [TIMELINES],
  chat: [LISTS],
  content_versions: [['posts'], ['services']],
};

/** The resource that shows a table. */
export function resourceOf(table: string): string {
  return Object.keys(tables).find((resource) => tables[resource] === table) ?? table;
}
