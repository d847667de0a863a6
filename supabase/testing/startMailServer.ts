import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that the server has taken over. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** By lower-case name, unfolded, decoded where they are encoded words. */
  headers: Record<string, string>;
  raw: string;
}

/** A real mail server on a free port of this machine. It can go and come back under the same address. */
export async function startMailServer(options: Pick<SMTPServerOptions, 'onRcptTo' | 'onMailFrom'> = {}) {
  const received: ReceivedMail[] = [];
  const open = async (port: number) => {
    const server = new SMTPServer({
      ...options,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData: (stream, { envelope }, done) => {
        text(stream).then((raw) => {
          received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            headers: readHeaders(raw),
            raw,
          });
          done();
        }, done);
      },
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  let server: SMTPServer | undefined = await open(0);
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async turnOff() {
      const closing = server;
      server = undefined;
      if (closing) await new Promise<void>((resolve) => closing.close(resolve));
    },
    async turnOn() {
      server ??= await open(port);
    },
    async [Symbol.asyncDispose]() {
      await this.turnOff();
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

function readHeaders(raw: string): Record<string, string> {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
}

/** Encoded words of RFC 2047, as far as nodemailer writes them. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word),
    );
}

const decodeQuoted = (word: string) =>
  Buffer.from(
    word
      .replaceAll('_', ' ')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
