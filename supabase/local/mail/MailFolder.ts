import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { readIfExists } from '../readIfExists.ts';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const SUFFIX = '.eml';

export interface KeptMail {
  id: string;
  from: string;
  to: string;
  /** Empty if replies go to the sender. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}

/** Mails as files that every mail program can open: `<id>.eml`. */
export class MailFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async keep(message: Buffer): Promise<void> {
    const { messageId = '' } = await PostalMime.parse(message);
    // A mail that is sent again has the same id, so it stays one file.
    const id = UUID.exec(messageId)?.[0] ?? randomUUID();
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
    // Written under another name until it is complete.
    await writeFile(`${this.#file(id)}.new`, message, { mode: 0o600 });
    await rename(`${this.#file(id)}.new`, this.#file(id));
  }

  async newest(limit: number): Promise<KeptMail[]> {
    // A mail may be deleted meanwhile.
    const dated = await Promise.all(
      (await this.ids()).map(async (id) => {
        const file = await readIfExists(stat(this.#file(id)));
        return { id, keptAt: file?.mtimeMs ?? 0 };
      }),
    );
    const newest = dated.sort((a, b) => b.keptAt - a.keptAt).slice(0, limit);
    const mails = await Promise.all(newest.map(({ id }) => this.read(id)));
    return mails.filter((mail) => mail !== undefined);
  }

  async ids(): Promise<string[]> {
    const names = (await readIfExists(readdir(this.#path))) ?? [];
    return names.map((name) => basename(name, SUFFIX)).filter((id) => UUID.exec(id)?.[0] === id);
  }

  async remove(id: string): Promise<void> {
    await rm(this.#file(id), { force: true });
  }

  /** @param id a UUID: anything else could lead out of the folder. */
  async read(id: string): Promise<KeptMail | undefined> {
    const [message, file] = await Promise.all([
      readIfExists(readFile(this.#file(id))),
      readIfExists(stat(this.#file(id))),
    ]);
    if (!message || !file) return undefined;
    const { from, to, replyTo, subject = '', text = '', html = '' } = await PostalMime.parse(message);
    return {
      id,
      from: from ? written(from) : '',
      to: listed(to),
      replyTo: listed(replyTo),
      subject,
      text,
      html,
      sentAt: file.mtime,
    };
  }

  #file(id: string): string {
    return join(this.#path, `${id}${SUFFIX}`);
  }
}

const listed = (addresses: Address[] = []) => addresses.map(written).join(', ');

const written = ({ name, address = '' }: Address) => (name ? `${name} <${address}>` : address);
