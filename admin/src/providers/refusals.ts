import { HttpError } from 'ra-core';

/** Errors of requests carry the status of the answer, if there was one. */
type Failure = (Error & { status?: number }) | null | undefined;

/** The account has no right to see it. */
export const isForbidden = (error: Failure): boolean => error?.status === 403;

/** No such row (406), or what stands in the address is no id at all (400). */
export const isGone = (error: Failure): boolean => error?.status === 406 || error?.status === 400;

/** For reads and updates that found no row: the error that PostgREST gives when it is asked for exactly one. */
export const goneError = () => new HttpError('There is no such row.', 406, { code: 'PGRST116' });
