import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@vitrina/shared/brand.ts';
import { CHANGEABLE_MINUTES } from '@vitrina/shared/changeableMinutes.ts';
import {
  FILE_ENDINGS,
  FILE_NAME_LIMIT,
  MAX_FILE_BYTES,
  MAX_PICTURE_SIDE,
} from '@vitrina/shared/clientFiles.ts';
import { contentTables, orderedTables } from '@vitrina/shared/contentTables.ts';
import { MESSAGE_LIMIT } from '@vitrina/shared/messageLimit.ts';
import { NO_PHONE, orderTitle } from '@vitrina/shared/orders.ts';
import { PACKAGES } from '@vitrina/shared/packages.ts';
import {
  CATCH_UP_PAGE,
  ENTRIES_PER_PAGE,
  FILES_PER_PAGE,
  HITS_PER_PAGE,
  MAX_ROWS,
  MESSAGES_PER_PAGE,
} from '@vitrina/shared/pageSizes.ts';
import { isPicture } from '@vitrina/shared/pictureAddress.ts';
import { PRICE_MENTION } from '@vitrina/shared/priceMention.ts';
import { KEEP_BINNED_DAYS, KEEP_READ_MONTHS } from '@vitrina/shared/retention.ts';
import { USER_NAME } from '@vitrina/shared/schemas/account.ts';
import { cannedReplySchema } from '@vitrina/shared/schemas/cannedReply.ts';
import { MOST_STAGES } from '@vitrina/shared/schemas/development.ts';
import { faqSchema } from '@vitrina/shared/schemas/faq.ts';
import { galleryImageSchema } from '@vitrina/shared/schemas/galleryImage.ts';
import { packageSchema } from '@vitrina/shared/schemas/package.ts';
import { personSchema } from '@vitrina/shared/schemas/person.ts';
import { postSchema } from '@vitrina/shared/schemas/post.ts';
import { priceSchema } from '@vitrina/shared/schemas/price.ts';
import { projectSchema } from '@vitrina/shared/schemas/project.ts';
import { serviceSchema } from '@vitrina/shared/schemas/service.ts';
import { stepSchema } from '@vitrina/shared/schemas/step.ts';
import { studioFactsSchema } from '@vitrina/shared/schemas/studioFacts.ts';
import { templateSchema } from '@vitrina/shared/schemas/template.ts';
import { testimonialSchema } from '@vitrina/shared/schemas/testimonial.ts';
import { buildCauses } from '@vitrina/shared/siteBuilds.ts';
import { sourceNames } from '@vitrina/shared/text.ts';
import { MAX_UPLOAD_BYTES } from '@vitrina/shared/uploads.ts';
import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { text as chatText } from '../../chat/src/text.ts';
import { database } from './database.ts';

// Facts of `shared` and of the site's files that SQL repeats.

const SITE = join(import.meta.dirname, '../../site/src');

test('a user name is the same in the forms and in its column', async () => {
  expect(await checkOf('chat_users', 'username')).toContain(`~ '${USER_NAME.source}'::text`);
});

test('user names sign in at the same domain', async () => {
  expect(await rowsOf('select private.chat_domain()')).toEqual([[brand.chatDomain]]);
});

test.each([
  'https://example.bg/път?a=1#b',
  'HTTP://127.0.0.1:4321/a',
  'https://e',
  `https://e.bg/${'x'.repeat(1987)}`,
  `https://e.bg/${'x'.repeat(1988)}`,
  'https://',
  'https:///e.bg',
  'https://\\e.bg',
  'https://e.bg/ a',
  'https://e.bg/\u202e',
  'ftp://e.bg',
  'javascript:alert(1)',
  'e.bg',
  '/demo/mehana',
  '',
])('%j is a web address for both or for neither', async (address) => {
  const [row] = await rowsOf(`select private.is_web_url('${address}')`);
  expect(row).toEqual([isWebAddress(address)]);
});

test.each([
  '/pictures/blog/klekshop.svg',
  'project-images/1.webp',
  'ai-gallery-images/1-a.webp',
  'content-images/a_B.9.png',
  'https://example.bg/път.webp',
  `https://e.bg/${'x'.repeat(1988)}`,
  'http://example.bg/1.webp',
  'HTTPS://example.bg/1.webp',
  '/demo/mehana',
  '/pictures/../x.webp',
  'project-images/a/b.webp',
  'project-images/.x',
  'Offer Images/1.webp',
  'https://e.bg/\u202e',
  'javascript:alert(1)',
  '',
])('%j is a picture for both or for neither', async (path) => {
  const [row] = await rowsOf(`select private.is_picture('${path}')`);
  expect(row).toEqual([isPicture(path)]);
});

test('a build is requested after a change of exactly those tables that the site shows', async () => {
  const watched = await rowsOf(
    "select distinct tgrelid::regclass::text from pg_trigger where tgname like 'request_build_%'",
  );
  expect(watched.flat().sort()).toEqual([...contentTables].sort());
});

test('site and console order the rows of exactly those tables that the database keeps in order', async () => {
  const kept = await rowsOf("select tgrelid::regclass::text from pg_trigger where tgname = 'place_in_list'");
  expect(kept.flat().sort()).toEqual([...orderedTables].sort());
});

test('files have the endings, names and sizes that the chat sends', async () => {
  expect(await wordsIn('is_file_ending')).toEqual(FILE_ENDINGS);
  const [[definition] = []] = await rowsOf(
    "select pg_get_functiondef('private.is_file_name(text, text)'::regprocedure)",
  );
  expect(definition).toContain(`is_filled(name, ${FILE_NAME_LIMIT})`);
  expect(await limitsOf("id = 'client-files'")).toEqual([MAX_FILE_BYTES]);
  const [[largest] = []] = await rowsOf(
    `select ${/<= \((.+?)\)\)\)/.exec(await checkOf('chat_messages', 'attachment_size'))?.[1]}`,
  );
  expect(Number(largest)).toBe(MAX_FILE_BYTES);
});

test('pictures have the sizes that console and chat upload', async () => {
  expect(await limitsOf("id <> 'client-files'")).toEqual([MAX_UPLOAD_BYTES]);
  for (const side of ['attachment_width', 'attachment_height'])
    expect(await checkOf('chat_messages', side)).toContain(`<= ${MAX_PICTURE_SIDE})`);
});

test('a build has the causes that the console names', async () => {
  const lists = await rowsOf('select table_name from private.content_tables');
  expect([...lists.flat(), 'manual', 'release', 'year'].sort()).toEqual([...buildCauses].sort());
  expect(await sourceOf('check_causes')).toContain("array['manual', 'release', 'year']");
});

test('a receipt knows an order by its title', async () => {
  expect(await sourceOf('queue_notices')).toContain(`like '${orderTitle('%')}'`);
});

test('a picture without words is known by those that the chat gives it', async () => {
  expect(await sourceOf('queue_chat_mails')).toContain(`nullif(message.content, '${chatText.image}')`);
});

test('a message may be changed as long as the chat says', async () => {
  const [row] = await rowsOf(
    `select changeable_for = interval '${CHANGEABLE_MINUTES} minutes' from private.chat_message_settings`,
  );
  expect(row).toEqual([true]);
});

test('a message may be as long as the chat says', async () => {
  expect(await checkOf('chat_messages', 'content')).toContain(`is_filled(content, ${MESSAGE_LIMIT})`);
});

test('a visitor may have heard of the studio where the forms and the console say', async () => {
  expect(await wordsIn('is_told_source')).toEqual(Object.keys(sourceNames));
});

test.each([
  ['ai_gallery_images', galleryImageSchema],
  ['canned_replies', cannedReplySchema],
  ['faqs', faqSchema],
  ['packages', packageSchema],
  ['people', personSchema],
  ['people', stepSchema],
  ['posts', postSchema],
  ['prices', priceSchema],
  ['projects', projectSchema],
  ['services', serviceSchema],
  ['studio_facts', studioFactsSchema],
  ['templates', templateSchema],
  ['testimonials', testimonialSchema],
])('texts of %s may be as long in the form as in the table', async (table, { shape }) => {
  const limits: [string, number][] = [];
  for (const column of Object.keys(shape)) {
    const limit = /is_(?:line|filled)\(\w+, (\d+)\)/.exec(await checkOf(table, column))?.[1];
    if (limit) limits.push([column, Number(limit)]);
  }
  expect(limits).not.toEqual([]);
  for (const [column, limit] of limits) {
    const field = shape[column as keyof typeof shape] as z.ZodMiniType;
    const isTaken = [limit, limit + 1].map((length) => field.safeParse('x'.repeat(length)).success);
    expect(isTaken, column).toEqual([true, false]);
  }
});

test('a package is one of those that the site and the console order', async () => {
  expect(await checkOf('packages', 'id')).toContain(`'${PACKAGES.join("'::text, '")}'`);
});

test('a plan has as many stages as its form takes', async () => {
  expect(await sourceOf('are_stages')).toContain(`is_array_of(stages, 1, ${MOST_STAGES})`);
});

test('a form without a phone sends what the database takes for none', async () => {
  expect(await sourceOf('person_behind')).toContain(`nullif(private.trimmed(typed_phone), '${NO_PHONE}')`);
  expect(await sourceOf('gather_people')).toContain(`nullif(phone, '${NO_PHONE}')`);
});

test('what has been read, and what lies in the bin, is kept as long as the console says', async () => {
  const [row] = await rowsOf(
    `select keep_read_for = interval '${KEEP_READ_MONTHS} months', keep_binned_for = interval '${KEEP_BINNED_DAYS} days'
     from private.retention_settings`,
  );
  expect(row).toEqual([true, true]);
});

test('pages have the length that their readers expect', async () => {
  expect(await sourceOf('search_chat_messages')).toContain(`limit ${HITS_PER_PAGE};`);
  expect(await sourceOf('conversation_files')).toContain(`limit ${FILES_PER_PAGE};`);
  expect(await sourceOf('person_timeline')).toContain(`limit ${ENTRIES_PER_PAGE};`);
  expect(await sourceOf('find_in_inbox')).toContain(`least(page_size, ${MAX_ROWS})`);
  expect(await sourceOf('chat_messages_since')).toContain(`least(page_size, ${CATCH_UP_PAGE})`);
  for (const name of ['chat_messages_before', 'chat_messages_after']) {
    const [[parameters] = []] = await rowsOf(
      `select pg_get_function_arguments(oid) from pg_proc where proname = '${name}'`,
    );
    expect(parameters).toContain(`page_size integer DEFAULT ${MESSAGES_PER_PAGE}`);
  }
});

test('a price that the files of the site name cannot be deleted', async () => {
  const kept = (await checkOf('prices', 'price_group')) + (await sourceOf('keep_price_in_place'));
  const named = new Set<string>();
  for await (const file of glob('{content/trades,components,demo,islands,pages}/**/*.{astro,tsx,ts,yaml}', {
    cwd: SITE,
  }))
    for (const [, id = ''] of (await readFile(join(SITE, file), 'utf8')).matchAll(PRICE_MENTION))
      named.add(id);
  const prices = [...named].filter((id) => id.includes('-'));
  expect(prices.length).toBeGreaterThan(3);
  for (const id of prices) expect(kept).toContain(`'${id}'`);
});

/** The rows of a single statement. */
const rowsOf = async (statement: string) => (await database.run(statement))[0] ?? [];

/** The size limits of buckets. */
async function limitsOf(buckets: string): Promise<number[]> {
  const limits = await rowsOf(`select distinct file_size_limit from storage.buckets where ${buckets}`);
  return limits.flat().map(Number);
}

/** The check constraints on a column, as the database prints them. */
async function checkOf(table: string, column: string): Promise<string> {
  const checks = await rowsOf(
    `select pg_get_constraintdef(c.oid) from pg_constraint as c
     join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'c' and c.conrelid = 'public.${table}'::regclass and a.attname = '${column}'`,
  );
  return checks.flat().join('\n');
}

/** The words that a function of one text compares it with. */
async function wordsIn(name: string) {
  const [definition = []] = await rowsOf(`select pg_get_functiondef('private.${name}(text)'::regprocedure)`);
  return Array.from(String(definition).matchAll(/'(\w+)'::text/g), ([, word]) => word);
}

const sourceOf = async (name: string) =>
  (await rowsOf(`select prosrc from pg_proc where proname = '${name}'`)).flat().join('\n');
