import { pageOf, tableOf } from '@vitrina/shared/adminPages.ts';
import { type ContentTable, contentTables, orderedTables } from '@vitrina/shared/contentTables.ts';

/** The table of a resource, if the public pages show it. */
export function contentTableOf(resource: string): ContentTable | undefined {
  const name = tableOf(resource);
  return contentTables.find((table) => table === name);
}

/** Tables whose rows are edited as drafts in a dialog over the list. */
const versioned = ['prices', 'packages', 'faqs', 'testimonials'] as const satisfies ContentTable[];

export type VersionedTable = (typeof versioned)[number];

export const versionedTableOf = (resource: string): VersionedTable | undefined =>
  versioned.find((table) => table === tableOf(resource));

/** The table of a resource whose rows are edited as drafts on a page of their own. */
export const draftedTableOf = (resource: string): ContentTable | undefined =>
  (['posts', 'services'] as const).find((table) => table === resource);

/** Tables whose rows are saved only if nobody else has changed them since they were read. */
export type CheckedTable = ContentTable | (typeof checked)[number];

export function checkedTableOf(resource: string): CheckedTable | undefined {
  const name = tableOf(resource);
  return contentTableOf(resource) ?? checked.find((table) => table === name);
}

const checked = ['canned_replies', 'people', 'person_entries'] as const;

export const orderedTableOf = (resource: string) =>
  orderedTables.find((table) => table === tableOf(resource));

/** The queries that show rows of a table, as prefixes of their keys. */
export const shownIn = (table: string): readonly string[][] => [[pageOf(table)], ...(alsoIn[table] ?? [])];

const LISTS = ['people', 'getInfiniteList'];
const TIMELINES = ['people', 'timeline'];

/** Queries that show a table besides those of its own resource: lists and timelines of people, and lists of drafts. */
const alsoIn: Readonly<Record<string, string[][]>> = {
  vitrina_inquiries: [LISTS, TIMELINES],
  contact_messages: [LISTS, TIMELINES],
  person_entries: [TIMELINES],
  deliveries: [TIMELINES],
  requests: [TIMELINES],
  developments: [TIMELINES],
  chat: [LISTS],
  content_versions: [['posts'], ['services']],
};
