import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../root.ts';

const FOLDER = join(root, 'site', 'src', 'content', 'posts');

const headSchema = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  publishedAt: z.string(),
  tags: z.array(z.string()),
  cover: z.string(),
  coverAlt: z.string(),
  service: z.string(),
  aside: z.strictObject({ title: z.string(), text: z.string() }),
});

/** The articles of the repository: `posts/*.md`, a head in YAML and below it the text. */
export async function firstPosts(): Promise<Tables<'posts'>[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md'));
  return Promise.all(files.map(async (file) => rowOf(await readFile(join(FOLDER, file), 'utf8'))));
}

function rowOf(file: string) {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const { publishedAt, coverAlt, aside, ...fields } = headSchema.parse(parse(head));
  return {
    ...fields,
    body: body.trim(),
    published_on: publishedAt,
    updated_at: publishedAt,
    cover_alt: coverAlt,
    aside_title: aside.title,
    aside_text: aside.text,
  };
}
