import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const SUFFIX = '.eml';

export interface KeptMail {
  id: string;
  from: string;
  to: string;
  /** Empty when answers go to the sender. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}

/** Mails as files that every mail program opens, `<id>.eml` each. */
export class MailFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async keep(message: Buffer): Promise<void> {
    const { messageId = '' } = await PostalMime.parse(message);
    // A sender that says which mail it is repeating keeps one file, however often it has to try.
    const id = UUID.exec(messageId)?.[0] ?? randomUUID();
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
    // Under another name until it is complete.
    await writeFile(`${this.#file(id)}.new`, message, { mode: 0o600 });
    await rename(`${this.#file(id)}.new`, this.#file(id));
  }

  async newest(limit: number): Promise<KeptMail[]> {
    const names = await readdir(this.#path).catch(() => []);
    const ids = names.filter((name) => name.endsWith(SUFFIX)).map((name) => basename(name, SUFFIX));
    const dated = await Promise.all(
      ids.map(async (id) => ({ id, keptAt: (await stat(this.#file(id))).mtimeMs })),
    );
    const newest = dated.sort((a, b) => b.keptAt - a.keptAt).slice(0, limit);
    const mails = await Promise.all(newest.map(({ id }) => this.read(id)));
    return mails.filter((mail) => mail !== undefined);
  }

  /** @param id a UUID: anything else could lead out of the folder. */
  async read(id: string): Promise<KeptMail | undefined> {
    const message = await readFile(this.#file(id)).catch(() => undefined);
    if (message === undefined) return undefined;
    const { from, to, replyTo, subject = '', text = '', html = '' } = await PostalMime.parse(message);
    return {
      id,
      from: from ? written(from) : '',
      to: listed(to),
      replyTo: listed(replyTo),
      subject,
      text,
      html,
      sentAt: (await stat(this.#file(id))).mtime,
    };
  }

  #file(id: string): string {
    return join(this.#path, `${id}${SUFFIX}`);
  }
}

const listed = (addresses: Address[] = []) => addresses.map(written).join(', ');

const written = ({ name, address = '' }: Address) => (name ? `${name} <${address}>` : address);
