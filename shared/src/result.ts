/** The outcome of a call. An expected failure is a value; only a broken assumption throws. */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failure<Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}
