import { type Answer, type SubmitResult, submitResult } from './submitResult.ts';

/** What was sent and has not been confirmed yet, and the id that every try of it carries. */
let unconfirmed: { values: string; submission: string } | undefined;

/**
 * Sends what a visitor typed so that it is stored once, however often its answer gets lost on the way: until it is
 * confirmed, the same values keep the same id.
 * @param complaint begins the line in the log when it fails.
 */
export async function submitOnce<Values extends object>(
  values: Values,
  send: (submit: Values & { submission: string }) => PromiseLike<Answer>,
  complaint: string,
): Promise<SubmitResult> {
  const text = JSON.stringify(values);
  if (unconfirmed?.values !== text) unconfirmed = { values: text, submission: crypto.randomUUID() };
  const { submission } = unconfirmed;
  const result = submitResult(await send({ ...values, submission }), complaint);
  if (result.ok) unconfirmed = undefined;
  return result;
}
