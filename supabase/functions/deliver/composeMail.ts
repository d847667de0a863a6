import { brand } from '@vitrina/shared/brand.ts';
import { brandColors } from '@vitrina/shared/brandColors.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { mailBodyOf } from './mailBodyOf.ts';
import type { MailSettings } from './mailSettings.ts';
import type { MailBody } from './mails/mailBody.ts';
import { text } from './text.ts';
import type { Mail } from './transport.ts';

const SUBJECT_LIMIT = 150;

const { day } = brandColors;

/**
 * @param facts contact details and hours of the studio.
 * @param key the key in the mail's link, for the kinds that have one.
 */
export function composeMail(
  row: Pick<
    Tables<'deliveries'>,
    'id' | 'kind' | 'source_id' | 'account_id' | 'recipient' | 'reply_to' | 'content'
  >,
  { sender, studio: mailbox, siteUrl }: Pick<MailSettings, 'sender' | 'studio' | 'siteUrl'>,
  facts: StudioFacts,
  key?: string,
): Mail {
  const studio = mailbox ?? facts.email;
  const footer = text.footer(facts);
  const body = mailBodyOf(row, siteUrl, key);
  // Replies to a receipt go to the studio, whatever the sender's address.
  const replyTo = row.reply_to ?? (row.recipient && studio);
  return {
    id: row.id,
    from: { name: brand.name, address: sender },
    to: row.recipient ?? studio,
    ...(replyTo && { replyTo }),
    references: body.references ?? [],
    isAutomatic: row.kind !== 'letter',
    subject: cut(oneLine(body.subject)),
    text: toText(body, footer),
    html: toHtml(body, footer),
  };
}

/** Cut between code points, so that no surrogate pair is split. */
function cut(subject: string): string {
  const characters = [...subject];
  return characters.length <= SUBJECT_LIMIT ? subject : `${characters.slice(0, SUBJECT_LIMIT - 1).join('')}…`;
}

function toText(
  { opening, facts = [], quote, action, closing = [], history }: MailBody,
  footer: string,
): string {
  const parts = [
    opening.join('\n\n'),
    facts.map(([label, value]) => `${oneLine(label)}: ${oneLine(value)}`).join('\n'),
    quote?.replaceAll('\r\n', '\n'),
    action && `${action.label}: ${action.url}`,
    closing.join('\n\n'),
    `-- \n${footer}`,
    history && `${history.intro}\n${history.words.replaceAll(/^/gm, '> ')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Simple HTML for mail programs: system fonts, no pictures, nothing loaded. */
function toHtml(
  { subject, opening, facts = [], quote, action, closing = [], history }: MailBody,
  footer: string,
): string {
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${withBreaks(line)}</p>`).join('');
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 16px 4px 0;color:${day.muted};vertical-align:top">${escapeHtml(label)}</td>` +
        `<td style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="bg"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${day.bg};color:${day.ink};font:16px/1.55 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;background:${day.surface};border:1px solid ${day.line};border-radius:12px">
<div style="padding:14px 24px;background:${day.primary};color:${day.bg};border-radius:12px 12px 0 0;font-size:20px;font-weight:700">${escapeHtml(brand.name)}</div>
<div style="padding:12px 24px 20px;overflow-wrap:anywhere">
${paragraphs(opening)}
${rows && `<table style="border-collapse:collapse">${rows}</table>`}
${quote ? `<div style="margin:16px 0;padding:12px 16px;background:${day.sunken};border-left:4px solid ${brandColors.pave};white-space:pre-wrap">${withBreaks(quote)}</div>` : ''}
${action ? `<p style="margin:20px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 20px;background:${day.primary};color:${day.bg};border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` : ''}
${paragraphs(closing)}
</div>
<div style="padding:14px 24px;border-top:1px solid ${day.line};color:${day.muted};font-size:14px">${escapeHtml(footer)}</div>
</div>
${
  history
    ? `<p style="max-width:560px;margin:24px auto 8px">${escapeHtml(history.intro)}</p>
<blockquote style="max-width:560px;margin:0 auto;padding:0 16px;border-left:2px solid ${day.line};color:${day.muted};white-space:pre-wrap;overflow-wrap:anywhere">${withBreaks(history.words)}</blockquote>`
    : ''
}
</body></html>
`;
}

/** Without line breaks and other control characters, which would end a header or a line. */
const oneLine = (value: string) => value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Escaped, with its line breaks as elements: Outlook for Windows ignores `white-space`, which keeps only the spaces here. */
const withBreaks = (value: string) => escapeHtml(value).replaceAll(/\r\n|[\r\n]/g, '<br>');

const escapeHtml = (value: string) => value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
