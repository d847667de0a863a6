import { SendError, type Transport, threadHeaders } from './transport.ts';

const ADDRESS = 'https://api.resend.com/emails';
const TIMEOUT_MS = 20_000;

/** Not because of this mail: a wrong key, or too many requests. */
const OURS = [401, 403, 429];
/** The same mail is just being sent. */
const CONFLICT = 409;

/** Sends through the HTTP API of resend.com, which drops repeated mails for a day. */
export function resendTransport(apiKey: string, request: typeof fetch = fetch): Transport {
  return {
    async send(mail) {
      const { id, from, to, replyTo, subject, text, html } = mail;
      const response = await request(ADDRESS, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({
          from: `${quoted(from.name)} <${from.address}>`,
          to: [to],
          ...(replyTo && { reply_to: replyTo }),
          ...(mail.references.length > 0 && { headers: threadHeaders(mail) }),
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
      const reason = `${status} ${await response.text()}`;
      if (status >= 500 || OURS.includes(status)) throw new SendError('unreachable', reason);
      throw new SendError(status === CONFLICT ? 'failed' : 'refused', reason);
    },
  };
}

const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, '')}"`;
