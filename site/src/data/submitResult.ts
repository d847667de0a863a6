import { failure, type Result, success } from '@vitrina/shared/result.ts';

/** Why something was not stored: over the limit, refused by the database, no answer, or anything else. */
export type SubmitFailure = 'too-many' | 'invalid' | 'offline' | 'failed';

export type SubmitResult = Result<undefined, SubmitFailure>;

/** What postgrest-js answers, with status 0 when there was no answer. */
export interface Answer {
  data: object | null;
  error: { message: string } | null;
  status: number;
}

/** Reads the answer to a submit that returns the row it made, and logs a failure beginning with `complaint`. */
export function submitResult({ data, error, status }: Answer, complaint: string): SubmitResult {
  if (error) {
    // The message alone: details may repeat what the visitor typed.
    console.error(`${complaint}: ${error.message} (HTTP ${status})`);
    return failure(reasonOf(status));
  }
  if (!data) {
    console.error(`${complaint}: No data returned from insert operation`);
    return failure('failed');
  }
  return success(undefined);
}

function reasonOf(status: number): SubmitFailure {
  if (status === 0) return 'offline';
  if (status === 429) return 'too-many';
  return status === 400 ? 'invalid' : 'failed';
}
