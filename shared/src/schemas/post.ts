import * as z from 'zod/mini';
import { isPicture } from '../pictureAddress.ts';
import { type ColumnsOf, requiredText } from './fields.ts';
import { text } from './text.ts';

/** What somebody who has read an article can ask for, by the ids of `serviceNames`. */
export const articleServices = ['websites', 'templates', 'copywriting', 'advertising'] as const;

/** In characters. */
export const BODY_LIMIT = 40_000;

const MOST_TAGS = 6;
const { post } = text;

/** Something that is neither a space nor invisible. */
const READABLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Signs that the database refuses; programs paste them. */
const CONTROL = /[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu;

const readable = (missing: string, limit: number, clean: (written: string) => string) =>
  requiredText(missing, limit).check(z.overwrite(clean), z.trim(), z.regex(READABLE, missing));

const line = (missing: string, limit: number) =>
  readable(missing, limit, (written) => written.replace(CONTROL, ' '));

/** Of lines, with tabs. */
const lines = (missing: string, limit: number) =>
  readable(missing, limit, (written) =>
    written.replace(/\r\n?/g, '\n').replace(CONTROL, (signs) => signs.replace(/[^\n\t]/g, '')),
  );

/** A picture in the text of which nobody has said what it shows. */
const UNDESCRIBED_PICTURE = /!\[\s*\]\((?:content-images|\/pictures)\//;

const tags = z
  .array(line(post.tagsMissing, 40), post.tagsMissing)
  .check(
    z.minLength(1, post.tagsMissing),
    z.maxLength(MOST_TAGS, post.tooManyTags(MOST_TAGS)),
    z.refine(hasNoTwice, post.tagTwice),
  );

/** What the studio enters for an article. The database holds the same rules, and takes a picture that nobody has described. */
export const postSchema = z.object({
  title: line(post.titleMissing, 200),
  summary: line(post.summaryMissing, 400),
  body: lines(post.bodyMissing, BODY_LIMIT).check(
    z.refine((body) => !UNDESCRIBED_PICTURE.test(body), post.pictureUndescribed),
  ),
  cover: z.string(post.coverMissing).check(z.refine(isPicture, post.coverMissing)),
  cover_alt: line(post.pictureUndescribed, 300),
  tags,
  author: line(post.authorMissing, 100),
  published_on: z.iso.date(post.dateMissing).check(z.regex(/^20/, post.dateMissing)),
  service: z.enum(articleServices, post.serviceMissing),
  aside_title: line(post.asideTitleMissing, 120),
  aside_text: line(post.asideTextMissing, 400),
} satisfies Omit<ColumnsOf<'posts'>, 'slug'>);

function hasNoTwice(tags: readonly string[]): boolean {
  return new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length;
}
