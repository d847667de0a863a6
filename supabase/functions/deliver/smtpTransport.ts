import { createTransport } from 'nodemailer';
import { headersOf, messageId, SendError, type Transport } from './transport.ts';

// All attempts of a claimed batch together stay below `mail_settings.attempt_takes_at_most`.
const TIMEOUTS_MS = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Sends through a mail server. @param url such as `smtps://user:password@smtp.example.com:465`. */
export function smtpTransport(url: string): Transport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS_MS,
  });
  return {
    async send(mail) {
      const { id, from, to, replyTo, subject, text, html } = mail;
      try {
        await pool.sendMail({
          messageId: messageId(id, mail),
          // Set explicitly, so that no header decides where the mail goes.
          envelope: { from: from.address, to: [to] },
          from,
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          headers: headersOf(mail),
        });
      } catch (error) {
        throw toSendError(error);
      }
    },
    close: () => pool.close(),
  };
}

interface SmtpError {
  message: string;
  code?: string;
  command?: string;
  responseCode?: number;
}

const ABOUT_THIS_MAIL = ['RCPT TO', 'DATA'];

/**
 * Only a refusal of the recipient or the content is final: a wrong sender or password can be corrected by the studio.
 */
function toSendError(error: unknown): SendError {
  const { message, command = '', responseCode = 0 } = error as SmtpError;
  const isAboutThisMail = ABOUT_THIS_MAIL.includes(command) && responseCode > 0;
  if (!isAboutThisMail) return new SendError('unreachable', message);
  return new SendError(responseCode >= 500 ? 'refused' : 'failed', message);
}
