import { pageOf, tableOf } from '@vitrina/shared/adminPages.ts';
import { type ContentTable, contentTables, orderedTables } from '@vitrina/shared/contentTables.ts';

/** Finds the table of a resource, if it is one of these. */
const among =
  <Table extends string>(tables: readonly Table[]) =>
  (resource: string): Table | undefined =>
    tables.find((table) => table === tableOf(resource));

/** Tables that the public pages show. */
export const contentTableOf = among(contentTables);

/** Tables that the studio puts in order by hand. */
export const orderedTableOf = among(orderedTables);

/** Tables whose rows are edited as drafts in a dialog over the list. */
const versioned = ['prices', 'packages', 'faqs', 'testimonials'] as const satisfies ContentTable[];
export type VersionedTable = (typeof versioned)[number];
export const versionedTableOf = among(versioned);

/** Tables whose rows are edited as drafts on a page of their own. */
export const draftedTableOf = among<ContentTable>(['posts', 'services']);

/** Tables whose rows are saved only if nobody else has changed them since they were read. */
const checked = [...contentTables, 'canned_replies', 'people', 'person_entries'] as const;
export type CheckedTable = (typeof checked)[number];
export const checkedTableOf = among(checked);

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
