import { brand } from '@vitrina/shared/brand.ts';
import type { Variable } from '../_shared/readProject.ts';
import { resendTransport } from './resendTransport.ts';
import { smtpTransport } from './smtpTransport.ts';
import { SendError, type Transport } from './transport.ts';

export interface MailSettings {
  /** What becomes of mails: they are sent, kept on this machine, or, with nothing set, fail. */
  way: 'sent' | 'kept' | 'unset';
  /** Called once for each run. */
  openTransport: () => Transport;
  /** The address that mails come from. */
  sender: string;
  /** Where the studio reads its mail, if not at the address that it has on the site. */
  studio: string | undefined;
  /** Where links in a mail lead, without a slash at the end. */
  siteUrl: string;
}

/**
 * Reads SMTP_URL or RESEND_API_KEY, or in their place MAIL_SINK_URL of a mail server that only keeps what it takes –
 * without any, every attempt fails and says so – and MAIL_FROM, MAIL_TO and SITE_URL, which are the studio's own unless
 * they are set.
 */
export function mailSettings(variable: Variable): MailSettings {
  const smtpUrl = variable('SMTP_URL');
  const resendKey = variable('RESEND_API_KEY');
  const sinkUrl = variable('MAIL_SINK_URL');
  const openTransport = () => {
    if (smtpUrl) return smtpTransport(smtpUrl);
    if (resendKey) return resendTransport(resendKey);
    return sinkUrl ? { ...smtpTransport(sinkUrl), keeps: true } : notSet();
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
