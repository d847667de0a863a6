import { type Answer, type SubmitResult, submitResult } from './submitResult.ts';
import { openSubmit } from './unconfirmedSubmits.ts';

/**
 * Sends a form so that it is stored once, however often its answer gets lost: the same values keep the same id until the
 * server confirms them, also across reloads.
 * @param complaint begins the log line of a failure.
 */
export async function submitOnce<Values extends object>(
  values: Values,
  send: (submit: Values & { submission: string }) => PromiseLike<Answer>,
  complaint: string,
): Promise<SubmitResult> {
  const { submission, confirm } = await openSubmit(values);
  const result = submitResult(await send({ ...values, submission }), complaint);
  if (result.ok) confirm();
  return result;
}
