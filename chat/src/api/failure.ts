import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { reportAccountChange } from './accountChanges.ts';

/** Why a call did not succeed. `unreachable`: the same call may succeed later. `refused`: it never will. */
export type Failure = 'unreachable' | 'refused';

/**
 * No answer, an ended session and a busy server are temporary; any other refusal is final. After a 401 the chat also checks
 * whether the session still exists.
 */
export function failureOf(httpStatus: number): Failure {
  if (httpStatus === 401) reportAccountChange();
  const isTemporary = httpStatus === 0 || [401, 408, 429].includes(httpStatus) || httpStatus >= 500;
  return isTemporary ? 'unreachable' : 'refused';
}

interface Answer {
  data: unknown;
  error: { code: string } | null;
  status: number;
}

type DataOf<Given extends Answer> = Extract<Given, { error: null }>['data'];

/** @param reasons what certain error codes of the database mean for this call */
export async function resultOf<Given extends Answer, Reason extends string = never>(
  call: PromiseLike<Given>,
  reasons: Readonly<Record<string, Reason>> = {},
): Promise<Result<DataOf<Given>, Failure | Reason>> {
  const { data, error, status } = await call;
  return error === null ? success(data as DataOf<Given>) : failure(reasons[error.code] ?? failureOf(status));
}

/** The same for a call that changes something and answers nothing. */
export async function done<Reason extends string = never>(
  call: PromiseLike<Answer>,
  reasons?: Readonly<Record<string, Reason>>,
): Promise<Result<void, Failure | Reason>> {
  const result = await resultOf(call, reasons);
  return result.ok ? success(undefined) : result;
}

/** The same for a change of one row, which is refused where the row is not visible to the caller. */
export async function changedOne(
  call: PromiseLike<PostgrestSingleResponse<unknown[]>>,
): Promise<Result<void, Failure>> {
  const result = await resultOf(call);
  if (!result.ok) return result;
  return result.value.length === 1 ? success(undefined) : failure('refused');
}
