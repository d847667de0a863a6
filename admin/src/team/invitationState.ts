import type { Mail } from '../mails/MailRow.tsx';
import { text } from './text.ts';

/** What has become of an invitation, in words. */
export function invitationState(
  { state, sent_at }: Pick<Mail, 'state' | 'sent_at'>,
  now = Date.now(),
): string {
  const isExpired = sent_at !== null && now - Date.parse(sent_at) > VALID_FOR_MS;
  return isExpired ? text.expired : (text.invitationStates[state] ?? state);
}

/** How long the link in the mail is valid. It is made when the mail is sent, perhaps long after it was asked for. */
const VALID_FOR_MS = 7 * 86_400_000;
