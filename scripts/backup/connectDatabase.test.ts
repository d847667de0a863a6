import { once } from 'node:events';
import { createServer, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from './connectDatabase.ts';

/** An address of this machine in its network. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && isIPv4(address.address))?.address;

test.skipIf(!outside)('nothing is sent to a remote database without TLS', async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received.push(Buffer.from(bytes));
      // An attacker in the middle could answer that the server has no TLS.
      if (received.length === 1) socket.write('N');
      else socket.destroy();
    });
  });
  server.listen(0, outside);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  for (const options of ['', '?sslmode=disable', '?sslmode=require']) {
    received.length = 0;
    const sql = connectDatabase(`postgresql://postgres:secret@${outside}:${port}/postgres${options}`, {});
    await expect(sql`select 1`).rejects.toThrow();
    await sql.end({ timeout: 0 });
    expect(received[0]?.toString('hex')).toBe('0000000804d2162f');
    expect(Buffer.concat(received).toString('latin1')).not.toMatch(/postgres|secret/);
  }
});

test.each(['postgres:secret@:x', 'postgres:secr/et@host', 'postgres:secr%et@host'])(
  'an invalid address is refused without being quoted (%j)',
  (address) => {
    expect(() => connectDatabase(`postgresql://${address}/`, {})).toThrow(
      /^SUPABASE_DB_URL is no address of a database\. Signs such as @ : \/ # \? % in its password are percent-encoded\.$/,
    );
  },
);
