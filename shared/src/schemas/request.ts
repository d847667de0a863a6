import * as z from 'zod/mini';
import { endingOf, FILE_ENDINGS, HOSTILE_IN_NAME, MAX_FILE_BYTES } from '../clientFiles.ts';
import { isBlank } from '../filledText.ts';
import { isWebAddress } from '../webAddress.ts';

// The content of the studio's requests and of clients' answers: `private.is_request` and `private.is_answer`.

const text = (limit: number) => z.string().check(z.maxLength(limit));

/** The same, and not blank. */
const filled = (limit: number) => text(limit).check(z.refine((value) => !isBlank(value)));

const integer = (low: number, high: number) => z.number().check(z.multipleOf(1), z.gte(low), z.lte(high));

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PICTURE = new RegExp(`^chat-images/${UUID}/[A-Za-z0-9._-]{1,200}$`);
const FILE = new RegExp(`^${UUID}/${UUID}\\.(${FILE_ENDINGS.join('|')})$`);

const file = z
  .strictObject({ path: z.string(), name: filled(200), size: integer(1, MAX_FILE_BYTES) })
  .check(z.refine(({ path, name }) => (FILE.test(path) ? isFileName(name, path) : PICTURE.test(path))));

/** Whether a file may have this name: the rule of `private.is_file_name`. */
export function isFileName(name: string, path: string): boolean {
  const ending = endingOf(name);
  return !HOSTILE_IN_NAME.test(name) && ending !== undefined && path.endsWith(`.${ending}`);
}

/** In characters, files, items and rows; the database has the same limits. */
export const REQUEST_LIMITS = {
  title: 120,
  details: 4000,
  files: 5,
  items: 20,
  offerRows: 30,
  /** An item, or the words of a row. */
  line: 200,
  quantity: 1000,
  words: 3000,
  name: 100,
};

export const requestContents = {
  approval: z
    .strictObject({
      details: text(REQUEST_LIMITS.details),
      link: z.optional(z.string().check(z.refine(isWebAddress))),
      files: z.array(file).check(z.maxLength(REQUEST_LIMITS.files)),
    })
    .check(z.refine(({ link, files }) => link !== undefined || files.length > 0)),
  materials: z.strictObject({
    details: text(REQUEST_LIMITS.details),
    items: z.array(filled(REQUEST_LIMITS.line)).check(z.minLength(1), z.maxLength(REQUEST_LIMITS.items)),
  }),
  offer: z.strictObject({
    items: z
      .array(
        z.strictObject({
          text: filled(REQUEST_LIMITS.line),
          quantity: integer(1, REQUEST_LIMITS.quantity),
          unit_cents: integer(0, 100_000_000),
        }),
      )
      .check(z.minLength(1), z.maxLength(REQUEST_LIMITS.offerRows)),
    note: text(REQUEST_LIMITS.details),
    vat: z.enum(['none', 'included', 'added']),
  }),
  review: z.strictObject({}),
};

/** The kind and content of a row of `requests`. */
export const requestShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approval'), content: requestContents.approval }),
  z.object({ kind: z.literal('materials'), content: requestContents.materials }),
  z.object({ kind: z.literal('offer'), content: requestContents.offer }),
  z.object({ kind: z.literal('review'), content: requestContents.review }),
]);

export type RequestKind = keyof typeof requestContents;
export type RequestContent<Kind extends RequestKind> = z.infer<(typeof requestContents)[Kind]>;
export type RequestFile = z.infer<typeof file>;

const comment = (check: typeof text) => z.strictObject({ comment: check(REQUEST_LIMITS.words) });

/** Answers by kind and verdict. */
export const requestAnswers = {
  approval: { accepted: z.strictObject({}), changes: comment(filled) },
  materials: { done: z.strictObject({}) },
  offer: { accepted: z.strictObject({ name: filled(REQUEST_LIMITS.name) }), declined: comment(text) },
  review: {
    done: z.strictObject({
      rating: integer(1, 5),
      words: filled(REQUEST_LIMITS.words),
      name: filled(REQUEST_LIMITS.name),
      company: text(REQUEST_LIMITS.name),
      may_show: z.boolean(),
    }),
  },
};

/** The total of an offer, in cents: `private.offer_total`. */
export const offerTotal = ({ items }: Pick<RequestContent<'offer'>, 'items'>) =>
  items.reduce((sum, { quantity, unit_cents }) => sum + quantity * unit_cents, 0);
