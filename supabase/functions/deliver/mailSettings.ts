import { brand } from '@vitrina/shared/brand.ts';
import type { Variable } from '../_shared/readProject.ts';
import { resendTransport } from './resendTransport.ts';
import { smtpTransport } from './smtpTransport.ts';
import { SendError, type Transport } from './transport.ts';

export interface MailSettings {
  /** What happens to mails: they are sent, kept on this machine or, if nothing is set, fail. */
  way: 'sent' | 'kept' | 'unset';
  /** Called once per run. */
  openTransport: () => Transport;
  /** The sender's address. */
  sender: string;
  /** The studio's mailbox, if it is not the address on the site. */
  studio: string | undefined;
  /** The start of links in mails, without a slash at the end. */
  siteUrl: string;
}

/**
 * Reads SMTP_URL, RESEND_API_KEY or MAIL_SINK_URL (a mail server that only keeps mails); without any of them every
 * attempt fails with that reason. Also reads MAIL_FROM, MAIL_TO and SITE_URL, which default to the studio's own.
 */
export function mailSettings(variable: Variable): MailSettings {
  const smtpUrl = variable('SMTP_URL');
  const resendKey = variable('RESEND_API_KEY');
  const sinkUrl = variable('MAIL_SINK_URL');
  const openTransport = () => {
    if (smtpUrl) return smtpTransport(smtpUrl);
    if (resendKey) return resendTransport(resendKey);
    return sinkUrl ? smtpTransport(sinkUrl) : notSet();
  };
  const otherwise = sinkUrl ? 'kept' : 'unset';
  return {
    way: smtpUrl || resendKey ? 'sent' : otherwise,
    openTransport,
    sender: variable('MAIL_FROM') ?? brand.email,
    studio: variable('MAIL_TO'),
    siteUrl: (variable('SITE_URL') ?? brand.siteUrl).replace(/\/$/, ''),
  };
}

function notSet(): Transport {
  const failure = new SendError('unreachable', 'Neither SMTP_URL nor RESEND_API_KEY is set.');
  return { send: () => Promise.reject(failure) };
}
