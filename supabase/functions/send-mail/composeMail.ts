import { brand } from '@vitrina/shared/brand.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { oneLine, toHtml, toText } from './letter.ts';
import { letterOf } from './letterOf.ts';
import type { MailSettings } from './mailSettings.ts';
import type { Mail } from './transport.ts';

const SUBJECT_LIMIT = 150;

/** Makes the mail that a row of the outbox stands for. */
export function composeMail(
  row: Pick<Tables<'mails'>, 'id' | 'kind' | 'source_id' | 'recipient' | 'reply_to' | 'content'>,
  { sender, studio, siteUrl }: Pick<MailSettings, 'sender' | 'studio' | 'siteUrl'>,
): Mail {
  const letter = letterOf(row, siteUrl);
  // What a visitor answers to a receipt is for the studio, whatever address the mails come from.
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

/** By characters, not by halves of them. */
function cut(subject: string): string {
  const characters = [...subject];
  return characters.length <= SUBJECT_LIMIT ? subject : `${characters.slice(0, SUBJECT_LIMIT - 1).join('')}…`;
}
