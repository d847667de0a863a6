import { HttpError } from 'ra-core';
import { text } from '../text.ts';
import { failureReason } from '../ui/failureReason.ts';

/** Why a form before the sign-in failed, in Bulgarian: an error of Supabase Auth means that the sign-in did. */
export function sessionFailure(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'invalid_credentials') return text.signIn.wrongCredentials;
  if (code === 'over_request_rate_limit') return text.signIn.tooManyAttempts;
  console.error('Sending failed:', error);
  if (error instanceof HttpError) return failureReason(error);
  return name === 'AuthRetryableFetchError'
    ? `${text.signIn.failed}. ${text.reasons.unreachable}`
    : text.signIn.failed;
}
