/** What a call came back with. An expected failure is a value; only a broken assumption throws. */
export type Result<Value, Reason = Failure> = { ok: true; value: Value } | { ok: false; reason: Reason };

/** `unreachable`: the same call may succeed later. `refused`: it never will. */
export type Failure = 'unreachable' | 'refused';

/** No request of the chat is worth waiting for longer than this. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** An unanswered request, an ended session or a busy server pass; any other refusal stays. */
export function failureOf(httpStatus: number): Failure {
  const passes = httpStatus === 0 || [401, 408, 429].includes(httpStatus) || httpStatus >= 500;
  return passes ? 'unreachable' : 'refused';
}

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failure<Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}
