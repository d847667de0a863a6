import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { backend } from '../testing/backend.ts';

/** A proxy in front of the database that cuts the first connection on which a message says `trigger`. */
async function startCuttingProxy(trigger: string, cut: (client: Socket) => void) {
  let hasCut = false;
  const server = createServer((client) => {
    const database = connect(Number(new URL(backend.dbUrl).port), '127.0.0.1');
    client.on('data', (data) => {
      if (hasCut || !data.includes(trigger)) return database.write(data);
      hasCut = true;
      return cut(client);
    });
    database.pipe(client);
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    for (const socket of [client, database]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(backend.dbUrl);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, stop: () => server.close() };
}

// Without patches/postgres@….patch the first query waits for ever, and an unhandled rejection ends the process.
test.each([
  ['reserves a connection', async (sql: postgres.Sql) => (await sql.reserve())`select 1 as one`],
  ['asks', async (sql: postgres.Sql) => sql`select 1 as one`],
])('whoever %s while a connection is lost in opening gets the next one', async (_, ask) => {
  // The driver asks for the array types first.
  const proxy = await startCuttingProxy('pg_catalog.pg_type', (client) => client.destroy());
  const sql = postgres(proxy.url, { max: 1, backoff: () => 0.01 });
  expect(await ask(sql)).toEqual([{ one: 1 }]);
  await sql.end({ timeout: 1 });
  proxy.stop();
});

// Without that patch it waits for ever, and so does the request that it belongs to.
test('what is asked while a connection is being lost is refused', async () => {
  const proxy = await startCuttingProxy('last words', (client) => client.resetAndDestroy());
  const sql = postgres(proxy.url, { max: 1 });
  const connection = await sql.reserve();
  const asking = connection`select 'last words'`.catch(() => connection`rollback`);
  await expect(asking).rejects.toThrow(/ECONNRESET|CONNECTION_CLOSED/);
  await sql.end({ timeout: 1 });
  proxy.stop();
}, 15_000);
