import * as z from 'zod/mini';
import { isPicture } from '../pictureAddress.ts';
import { CONTROL, type ColumnsOf, requiredLine, requiredText } from './fields.ts';
import { text } from './text.ts';

/** What readers of an article can ask for, by the ids of `serviceNames`. */
export const articleServices = ['websites', 'templates', 'copywriting', 'advertising'] as const;

/** In characters. */
export const BODY_LIMIT = 40_000;

const MOST_TAGS = 6;
const { post } = text;

/**
 * Text of several lines: without control characters except line breaks and tabs, and without the carriage returns of
 * Windows.
 */
const withoutControl = (written: unknown): unknown =>
  typeof written === 'string'
    ? written.replace(/\r\n?/g, '\n').replace(CONTROL, (signs) => signs.replace(/[^\n\t]/g, ''))
    : written;

/** A picture in the text without a description. */
const UNDESCRIBED_PICTURE = /!\[\s*\]\((?:content-images|\/pictures)\//;

const tags = z
  .array(requiredLine(post.tagsMissing, 40), post.tagsMissing)
  .check(
    z.minLength(1, post.tagsMissing),
    z.maxLength(MOST_TAGS, post.tooManyTags(MOST_TAGS)),
    z.refine(hasNoTwice, post.tagTwice),
  );

/** The form of an article. The database has the same rules, but accepts pictures without a description. */
export const postSchema = z.object({
  title: requiredLine(post.titleMissing, 200),
  summary: requiredLine(post.summaryMissing, 400),
  body: z.pipe(
    z.transform(withoutControl),
    requiredText(post.bodyMissing, BODY_LIMIT).check(
      z.refine((body) => !UNDESCRIBED_PICTURE.test(body), post.pictureUndescribed),
    ),
  ),
  cover: z.string(post.coverMissing).check(z.refine(isPicture, post.coverMissing)),
  cover_alt: requiredLine(post.pictureUndescribed, 300),
  tags,
  author: requiredLine(post.authorMissing, 100),
  published_on: z.iso.date(post.dateMissing).check(z.regex(/^20/, post.dateMissing)),
  service: z.enum(articleServices, post.serviceMissing),
  aside_title: requiredLine(post.asideTitleMissing, 120),
  aside_text: requiredLine(post.asideTextMissing, 400),
} satisfies Omit<ColumnsOf<'posts'>, 'slug'>);

function hasNoTwice(tags: readonly string[]): boolean {
  return new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length;
}
