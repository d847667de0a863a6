import * as z from 'zod/mini';
import { isOfThisCentury } from '../calendar.ts';
import type { Database, TablesInsert } from '../database.types.ts';
import { isBlank } from '../filledText.ts';
import { isPicture } from '../pictureAddress.ts';
import { userNameText } from '../signIn/userName/text.ts';
import { text } from '../text.ts';
import { ADDRESS_LIMIT, IN_READING_ORDER, OWN_PATH, WEB_ADDRESS } from '../webAddress.ts';
import { EMAIL_ADDRESS, EMAIL_LIMIT, isMailbox, USER_NAME } from './account.ts';

/** The fields of a form for a table: every required column, and none that the table does not have. */
export type ColumnsOf<Table extends keyof Database['public']['Tables']> = {
  [Column in keyof TablesInsert<Table>]: z.ZodMiniType<TablesInsert<Table>[Column]>;
};

/** PostgreSQL rejects NUL in text; it is invisible, and some programs paste it. */
const withoutZeros = () => z.overwrite((value: string) => value.replaceAll('\0', ''));

const filled = (missing: string) =>
  z.string(missing).check(
    withoutZeros(),
    z.trim(),
    z.refine((value) => !isBlank(value), missing),
  );

/** Required text: the same message whether it is missing, null or blank; `limit` in characters. */
export const requiredText = (missing: string, limit: number) =>
  filled(missing).check(z.maxLength(limit, text.tooLong(limit)));

/**
 * Required text on one line: line breaks from pasted text become spaces, as do other characters that the database
 * refuses.
 */
export const requiredLine = (missing: string, limit: number) =>
  z.pipe(z.transform(onOneLine), requiredText(missing, limit));

/** Optional text on one line; blank becomes null. */
export const optionalLine = (limit: number) => z.pipe(z.transform(onOneLine), optionalText(limit));

/** A required day, as the database takes it. */
export const day = z
  .string(text.dayMissing)
  .check(
    z.minLength(1, { error: text.dayMissing, abort: true }),
    z.refine(isOfThisCentury, { error: text.dayOfAnotherCentury, abort: true }),
    z.iso.date(text.dayMissing),
  );

/** A phone number in any notation: text with at least one digit. */
export const phoneNumber = (missing: string) => requiredText(missing, 40).check(z.regex(/[0-9]/, missing));

export const emailAddress = (invalid: string) =>
  z
    .string(invalid)
    .check(
      withoutZeros(),
      z.trim(),
      z.regex(EMAIL_ADDRESS, invalid),
      z.maxLength(EMAIL_LIMIT, text.tooLong(EMAIL_LIMIT)),
    );

/** An e-mail address of ours, to which mails must arrive. */
export const mailbox = (invalid: string) =>
  z.string(invalid).check(withoutZeros(), z.trim(), z.refine(isMailbox, invalid));

/** An e-mail address, optional: blank becomes null. */
export const optionalEmail = (invalid: string) =>
  z.pipe(z.transform(nothingAsNull), z.nullable(emailAddress(invalid)));

/** Optional text; blank becomes null, as the database stores it. */
export const optionalText = (limit: number) =>
  z.pipe(z.transform(nothingAsNull), z.nullable(z.string().check(z.maxLength(limit, text.tooLong(limit)))));

/** An http(s) address or a path of this site, as the database accepts them. */
export const requiredLink = (missing: string, invalid: string) =>
  filled(missing).check(...linkRules(invalid));

/** The same, optional: blank becomes null. */
export const optionalLink = (invalid: string) =>
  z.pipe(z.transform(nothingAsNull), z.nullable(z.string().check(...linkRules(invalid))));

/** The path or address of a picture, as the database accepts it. */
export const requiredPicture = (missing: string, invalid: string) =>
  filled(missing).check(z.refine(isPicture, invalid));

/** The same, optional: blank becomes null. */
export const optionalPicture = (invalid: string) =>
  z.pipe(z.transform(nothingAsNull), z.nullable(z.string().check(z.refine(isPicture, invalid))));

/** A place in an ordered list, from 0; empty means the end. What is not a number becomes 0, a fraction is truncated. */
export const orderIndex = (negative: string) =>
  z.pipe(z.transform(toInteger), z.int().check(z.gte(0, negative), z.lte(MAX_PLACE)));

const MAX_PLACE = 2_147_483_647;

const LINK = new RegExp(`${WEB_ADDRESS.source}|${OWN_PATH.source}`, 'i');

const linkRules = (invalid: string) =>
  [
    z.regex(LINK, invalid),
    z.regex(IN_READING_ORDER, invalid),
    z.maxLength(ADDRESS_LIMIT, text.tooLong(ADDRESS_LIMIT)),
  ] as const;

/** Characters that the database refuses in a line; programs paste them. */
export const CONTROL = /[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu;

const onOneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(CONTROL, ' ') : value;

function nothingAsNull(value: unknown): unknown {
  const trimmed = typeof value === 'string' ? value.replaceAll('\0', '').trim() : value;
  return trimmed === undefined || (typeof trimmed === 'string' && isBlank(trimmed)) ? null : trimmed;
}

function toInteger(value: unknown): number {
  if (nothingAsNull(value) === null) return MAX_PLACE;
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) ? Math.min(number, MAX_PLACE) : 0;
}

export const userName = () =>
  z.string(userNameText.invalid).check(z.trim(), z.toLowerCase(), z.regex(USER_NAME, userNameText.invalid));
