import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import postgres from 'postgres';
import { expect, vi } from 'vitest';
import { marks, test } from './testing/placeTest.ts';
import { connectTo, start } from './testing/startTestBackend.ts';

test('it listens on the loopback interface only', async ({ backend }) => {
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  for (const { address } of others.filter(({ family, internal }) => family === 'IPv4' && !internal))
    for (const url of [backend.apiUrl, backend.dbUrl.replace('postgresql:', 'http:')])
      await expect(fetch(`http://${address}:${new URL(url).port}`)).rejects.toThrow();
});

test('a used port is named, and nothing keeps running', async ({ place }) => {
  place.useFormerData();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: apiPort } = other.address() as AddressInfo;
  await expect(start(place.dataDir, { apiPort })).rejects.toThrow(`Port ${apiPort} is taken`);
  other.close();
  await place.started();
});

test('a second backend on the same folder is refused', async ({ backend }) => {
  await expect(start(backend.dataDir)).rejects.toThrow(
    `Another backend is already running on ${backend.dataDir}`,
  );
  expect(await marks(backend)).toEqual(new Set([-1]));
});

test('a mail server of the process is nothing to edge functions that are given none', async ({
  place,
  onTestFinished,
}) => {
  place.useFormerData();
  vi.stubEnv('SMTP_URL', 'smtp://studio.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const backend = await place.started();
  const { data } = await connectTo(backend, backend.secretKey).functions.invoke('echo', { body: '' });
  expect(data.environment).toMatchObject({ MAIL_SINK_URL: expect.stringContaining('smtp://127.0.0.1') });
  expect(data.environment).not.toHaveProperty('SMTP_URL');
});

test('the search index recognises Bulgarian letters', async ({ backend }) => {
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  await sql`create extension if not exists pg_trgm`;
  const [row] = await sql<{ trigrams: string[] }[]>`select show_trgm('среща') as trigrams`;
  await sql.end();
  expect(row?.trigrams).toHaveLength(6);
});

test('edge functions get the variables that are given, except for the project’s own', async ({ place }) => {
  place.useFormerData();
  const environment = {
    GREETING: 'Здравей',
    SMTP_URL: 'smtp://mail.example',
    SUPABASE_URL: 'https://x.example',
  };
  const backend = await place.started({ environment });
  const { data } = await connectTo(backend, backend.secretKey).functions.invoke('echo', { body: '' });
  expect(data.environment).toMatchObject({ ...environment, SUPABASE_URL: backend.apiUrl });
});

test('a variable that is given empty counts as not given', async ({ place }) => {
  place.useFormerData();
  const backend = await place.started({ environment: { GREETING: '', SITE_URL: '', VAPID_KEYS: '' } });
  const { data } = await connectTo(backend, backend.secretKey).functions.invoke('echo', { body: '' });
  expect(data.environment).toMatchObject({ SITE_URL: 'http://127.0.0.1:4321' });
  expect(data.environment).not.toHaveProperty('GREETING');
});

test('keys for pushes that cannot be read are named, not quoted', async ({ place }) => {
  place.useFormerData();
  const started = place.started({ environment: { VAPID_KEYS: 'TOP-SECRET' } });
  await expect(started).rejects.toThrow(/^VAPID_KEYS is not what `npm run push:keys` makes\.$/);
});

test('stopping lets open requests finish', async ({ place }) => {
  place.useFormerData();
  const backend = await place.started();
  // The edge function calls this address, and answers only after it has got an answer.
  let stopped: Promise<void> | undefined;
  const other = createServer((_request, response) => {
    stopped = backend.stop();
    response.end();
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const response = await fetch(`${backend.apiUrl}/functions/v1/echo`, { method: 'POST', body: url });
  expect(await response.json()).toMatchObject({ body: url });
  await stopped;
  other.close();
});

test('stopping does not wait for a request whose rest never comes', async ({ place }) => {
  place.useFormerData();
  const backend = await place.started();
  const socket = connect(Number(new URL(backend.apiUrl).port), '127.0.0.1');
  socket.write('POST /functions/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nx');
  // It has been read, once another one that came later is answered.
  await fetch(`${backend.apiUrl}/health`);
  const start = performance.now();
  await Promise.all([backend.stop(), once(socket, 'close')]);
  expect(performance.now() - start).toBeLessThan(20_000);
});
