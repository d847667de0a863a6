import { HttpError } from 'ra-core';

/** The error of a request carries the status of the response, if there was one. */
type Failure = (Error & { status?: number }) | null | undefined;

/** Whether the server has refused it (4xx). After any other failure it may have done what was asked. */
export const isRefusal = (error: unknown): boolean => {
  const status = (error as Failure)?.status ?? 0;
  return status >= 400 && status < 500;
};

/** Whether there was no valid session: the sign-in page follows. */
export const isSignedOut = (error: Failure): boolean => error?.status === 401;

/** Whether the account may not see it. */
export const isForbidden = (error: Failure): boolean => error?.status === 403;

/** Whether there is no such row (406), or the id in the address is malformed (400). */
export const isGone = (error: Failure): boolean => error?.status === 406 || error?.status === 400;

/** The error when somebody else has saved meanwhile what is to be changed. */
export const changedError = () => new HttpError('Somebody else has saved it.', 409, { code: 'changed' });

/** The error that PostgREST gives when exactly one row is asked for and there is none. */
export const goneError = () => new HttpError('There is no such row.', 406, { code: 'PGRST116' });
