import { reportAccountChange } from './accountChanges.ts';

/** Why a call did not succeed. `unreachable`: the same call may succeed later. `refused`: it never will. */
export type Failure = 'unreachable' | 'refused';

/** No answer, an ended session and a busy server are temporary; any other refusal is final. A session is then looked at. */
export function failureOf(httpStatus: number): Failure {
  if (httpStatus === 401) reportAccountChange();
  const isTemporary = httpStatus === 0 || [401, 408, 429].includes(httpStatus) || httpStatus >= 500;
  return isTemporary ? 'unreachable' : 'refused';
}
