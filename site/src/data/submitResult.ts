import { failure, type Result, success } from '@vitrina/shared/result.ts';

/** Why nothing was stored: over the limit, refused by the database, no answer, or anything else. */
export type SubmitFailure = 'too-many' | 'invalid' | 'offline' | 'failed';

export type SubmitResult = Result<undefined, SubmitFailure>;

/** What postgrest-js returns, with status 0 when no answer came. */
export interface Answer {
  data: object | null;
  error: { message: string } | null;
  status: number;
}

/** Reads the answer to a submit that should return the stored row. A failure is logged after `complaint`. */
export function submitResult({ data, error, status }: Answer, complaint: string): SubmitResult {
  if (error) {
    // Not the details: they may repeat what the visitor typed.
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
