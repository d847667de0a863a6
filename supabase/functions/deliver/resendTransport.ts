import { headersOf, SendError, type Transport } from './transport.ts';

const ADDRESS = 'https://api.resend.com/emails';
const TIMEOUT_MS = 20_000;
const LONGEST_KEY = 256;

/** Not because of this mail: a wrong key, or too many requests. */
const OURS = [401, 403, 429];
const CONFLICT = 409;
/**
 * The code of a conflict with an earlier attempt that was accepted and said something else, such as another key in its
 * link. The other conflict is with one under way: https://resend.com/docs/dashboard/emails/idempotency-keys
 */
const SENT_BEFORE = 'invalid_idempotent_request';

/** Sends through the HTTP API of resend.com, which drops repeated mails for a day. Message-IDs are Resend's own. */
export function resendTransport(apiKey: string, request: typeof fetch = fetch): Transport {
  return {
    async send(mail) {
      const { id, from, to, replyTo, subject, text, html } = mail;
      const response = await request(ADDRESS, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          // With the address, because a corrected one makes it another mail.
          'idempotency-key': `${id}/${encodeURIComponent(to)}`.slice(0, LONGEST_KEY),
        },
        body: JSON.stringify({
          from: `${quoted(from.name)} <${from.address}>`,
          to: [to],
          ...(replyTo && { reply_to: replyTo }),
          headers: headersOf(mail),
          subject,
          text,
          html,
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: Error) => {
        throw new SendError('unreachable', error.message);
      });
      if (response.ok) return;
      const { status } = response;
      const answer = await response.text();
      if (status === CONFLICT && answer.includes(SENT_BEFORE)) return;
      const reason = `${status} ${answer}`;
      if (status >= 500 || OURS.includes(status)) throw new SendError('unreachable', reason);
      throw new SendError(status === CONFLICT ? 'failed' : 'refused', reason);
    },
  };
}

const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, '')}"`;
