import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, Transport } from '../../functions/send-mail/transport.ts';

/** A mail as the folder keeps it, beside the same mail as a mail server would get it. */
export interface KeptMail extends Mail {
  sentAt: string;
}

/** "Sends" mails into a folder, two files each: `<id>.eml`, and `<id>.json` for the page that shows them. */
export function folderTransport(folder: string): Transport {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const kept: KeptMail = { ...mail, sentAt: new Date().toISOString() };
      await writeWhole(join(folder, `${mail.id}.eml`), await messageOf(mail));
      await writeWhole(join(folder, `${mail.id}.json`), `${JSON.stringify(kept, null, 2)}\n`);
    },
  };
}

function messageOf({ id, from, to, replyTo, subject, text, html }: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Under another name until it is complete. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.new`, content, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
