import type { HttpError } from 'ra-core';
import { isSignedOut } from '../providers/refusals.ts';
import { text } from '../text.ts';

const { reasons } = text;

/** Reasons by the codes of PostgreSQL and PostgREST: https://docs.postgrest.org/en/stable/references/errors.html */
type Reasons = Readonly<Record<string, string>>;

/** What the codes mean for every request. */
const byCode: Reasons = {
  '42501': reasons.forbidden,
  '22001': reasons.invalid,
  '22008': reasons.invalid,
  '22P02': reasons.invalid,
  '23502': reasons.invalid,
  '23514': reasons.invalid,
  username_taken: reasons.usernameTaken,
  email_taken: reasons.emailTaken,
  invalid_email: reasons.invalidEmail,
  no_mailbox: reasons.invalidEmail,
  weak_password: reasons.weakPassword,
  too_many_invitations: reasons.tooManyInvitations,
  PT422: reasons.lastAdmin,
  PT429: reasons.tooMany,
  changed: reasons.changed,
  reopened: reasons.reopened,
  '23505': reasons.conflict,
  PT409: reasons.conflict,
  '40P01': reasons.conflict,
  '22023': reasons.noSuchPlace,
  '23503': reasons.gone,
  PGRST116: reasons.gone,
  PT404: reasons.gone,
};

/** Whether a screen has to say that a request has failed. */
export const isFailure = (error: Error) => !isSignedOut(error);

/**
 * Why a request failed, in Bulgarian, derived from the server's code and never from its message.
 * @param own what codes mean for this request in particular.
 */
export function failureReason(error: Error | HttpError, own: Reasons = {}): string {
  const status = 'status' in error ? error.status : 0;
  if (!status) return reasons.unreachable;
  const { code, details } = ('body' in error && error.body) || {};
  return (
    own[code] ??
    reasonOfPrice(code, details) ??
    byCode[code] ??
    (status === 403 ? reasons.forbidden : status >= 500 ? reasons.server : reasons.unknown)
  );
}

/** For a price that is in use, the database says where; for a text, which missing price it mentions. */
function reasonOfPrice(code: unknown, details: unknown): string | undefined {
  if (typeof details !== 'string') return undefined;
  if (code === '23514' && /^[a-z0-9-]{1,60}$/.test(details)) return reasons.noSuchPrice(details);
  const where = code === '23503' ? reasons.usesOfPrices[details] : undefined;
  return where && reasons.priceUsed(where);
}
