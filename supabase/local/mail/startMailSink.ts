import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailFolder } from './MailFolder.ts';

/** A mail server on the loopback interface that stores what it gets and delivers nothing. */
export async function startMailSink(mails: MailFolder) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then((message) => mails.keep(message))
        .then(() => done(), done);
    },
  });
  // A client that closes its connection early is harmless, but without a listener the error would end the process.
  server.on('error', (error) => console.error(`mail: ${error.message}`));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
