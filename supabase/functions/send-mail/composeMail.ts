import { brand } from '@vitrina/shared/brand.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { oneLine, toHtml, toText } from './letter.ts';
import { letterOf } from './letterOf.ts';
import type { MailSettings } from './mailSettings.ts';
import type { Mail } from './transport.ts';

const SUBJECT_LIMIT = 150;

export function composeMail(
  row: Pick<Tables<'mails'>, 'id' | 'kind' | 'source_id' | 'recipient' | 'reply_to' | 'content'>,
  { sender, studio, siteUrl }: Pick<MailSettings, 'sender' | 'studio' | 'siteUrl'>,
): Mail {
  const letter = letterOf(row, siteUrl);
  // Answers to a receipt go to the studio, whatever address the mails are sent from.
  const replyTo = row.reply_to ?? (row.recipient && studio);
  return {
    id: row.id,
    from: { name: brand.name, address: sender },
    to: row.recipient ?? studio,
    ...(replyTo && { replyTo }),
    subject: cut(oneLine(letter.subject)),
    text: toText(letter),
    html: toHtml(letter),
  };
}

/** By code points, so that no surrogate pair is cut in half. */
function cut(subject: string): string {
  const characters = [...subject];
  return characters.length <= SUBJECT_LIMIT ? subject : `${characters.slice(0, SUBJECT_LIMIT - 1).join('')}…`;
}
