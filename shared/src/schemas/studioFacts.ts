import * as z from 'zod/mini';
import { isBlank } from '../filledText.ts';
import type { StudioFacts } from '../studioFacts.ts';
import { isWebAddress } from '../webAddress.ts';
import { type ColumnsOf, day, mailbox, requiredLine } from './fields.ts';
import { text } from './text.ts';

const words = text.studioFacts;

const clock = z.string(words.clockInvalid).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.clockInvalid));

const dayHours = z
  .object({ opens: clock, closes: clock })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: words.closesBefore, path: ['closes'] }));

const phone = z
  .string(words.phoneInvalid)
  .check(z.trim(), z.regex(/^(0|\+\d)(\d ?){6,14}\d$/, words.phoneInvalid));

/** As `private.dialed`. */
const dialed = (number: string) => number.replaceAll(' ', '').replace(/^(\+|00)3590*/, '0');

// In the order of the database, so that an unchanged profile is serialised the same way.
const profile = z.object({
  url: z.string(words.profileInvalid).check(
    z.trim(),
    z.refine((url) => url.startsWith('https://') && isWebAddress(url), words.profileInvalid),
  ),
  name: requiredLine(words.profileMissing, 40),
});

/** Removes empty items: the form has more fields than are filled in. */
const filled = <Schema extends z.ZodMiniType>(list: Schema) =>
  z.pipe(
    z.transform((items: unknown) => (Array.isArray(items) ? items.filter((item) => !isEmpty(item)) : items)),
    list,
  );

const isEmpty = (item: unknown): boolean =>
  typeof item === 'object' && item !== null
    ? Object.values(item).every(isEmpty)
    : isBlank(String(item ?? ''));

/** The form of the studio's facts. The database has the same rules. */
export const studioFactsSchema = z.object({
  email: mailbox(words.emailInvalid),
  phones: filled(
    z.array(phone).check(
      z.minLength(1, words.phoneMissing),
      z.maxLength(3),
      z.refine((phones) => new Set(phones.map(dialed)).size === phones.length, words.phoneTwice),
    ),
  ),
  address: requiredLine(words.addressMissing, 200),
  hours: z.array(z.nullable(dayHours)).check(
    z.length(7),
    z.refine((days) => days.some(Boolean), words.neverOpen),
  ),
  closed_days: z.array(day).check(z.maxLength(200)),
  social: filled(z.array(profile).check(z.maxLength(3))),
  shows_leva: z.boolean(),
  vat: z.enum(['none', 'included', 'added']),
} satisfies Partial<ColumnsOf<'studio_facts'>>) satisfies z.ZodMiniType<StudioFacts>;
