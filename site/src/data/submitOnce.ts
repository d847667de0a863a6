import { type Answer, type SubmitResult, submitResult } from './submitResult.ts';
import { openSubmit } from './unconfirmedSubmits.ts';

/**
 * Sends what a visitor typed so that it is stored once, however often its answer gets lost on the way: until it is
 * confirmed, the same values keep the same id, also after a reload.
 * @param complaint begins the line in the log when it fails.
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
