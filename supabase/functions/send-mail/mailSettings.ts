import { brand } from '@vitrina/shared/brand.ts';
import { resendTransport } from './resendTransport.ts';
import { smtpTransport } from './smtpTransport.ts';
import { SendError, type Transport } from './transport.ts';

export interface MailSettings {
  /** Called once for each run. */
  openTransport: () => Transport;
  /** The address that mails come from. */
  sender: string;
  studio: string;
  /** Where links in a mail lead, without a slash at the end. */
  siteUrl: string;
}

/**
 * Reads SMTP_URL or RESEND_API_KEY, and MAIL_FROM, MAIL_TO and SITE_URL, which are the brand's own unless they are set.
 * @param fallback used where neither way to send is set; without one, every attempt fails and says so.
 */
export function mailSettings(
  variable: (name: string) => string | undefined,
  { siteUrl = brand.siteUrl, openTransport = notSet }: Partial<MailSettings> = {},
): MailSettings {
  const smtpUrl = variable('SMTP_URL');
  const resendKey = variable('RESEND_API_KEY');
  return {
    openTransport: smtpUrl
      ? () => smtpTransport(smtpUrl)
      : resendKey
        ? () => resendTransport(resendKey)
        : openTransport,
    sender: variable('MAIL_FROM') ?? brand.email,
    studio: variable('MAIL_TO') ?? brand.email,
    siteUrl: (variable('SITE_URL') ?? siteUrl).replace(/\/$/, ''),
  };
}

function notSet(): Transport {
  const failure = new SendError('unreachable', 'Neither SMTP_URL nor RESEND_API_KEY is set.');
  return { send: () => Promise.reject(failure) };
}
