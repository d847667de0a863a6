import { brand } from '@vitrina/shared/brand.ts';
import type { Variable } from '../_shared/readProject.ts';
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
 * Reads SMTP_URL or RESEND_API_KEY – without either, every attempt fails and says so – and MAIL_FROM, MAIL_TO and
 * SITE_URL, which are the brand's own unless they are set.
 */
export function mailSettings(variable: Variable): MailSettings {
  const smtpUrl = variable('SMTP_URL');
  const resendKey = variable('RESEND_API_KEY');
  return {
    openTransport: smtpUrl
      ? () => smtpTransport(smtpUrl)
      : resendKey
        ? () => resendTransport(resendKey)
        : notSet,
    sender: variable('MAIL_FROM') ?? brand.email,
    studio: variable('MAIL_TO') ?? brand.email,
    siteUrl: (variable('SITE_URL') ?? brand.siteUrl).replace(/\/$/, ''),
  };
}

function notSet(): Transport {
  const failure = new SendError('unreachable', 'Neither SMTP_URL nor RESEND_API_KEY is set.');
  return { send: () => Promise.reject(failure) };
}
