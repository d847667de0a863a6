import { expect, test } from 'vitest';
import { resendTransport } from './resendTransport.ts';
import { type Mail, SendError } from './transport.ts';

const mail: Mail = {
  id: '00000000-0000-4000-8000-000000000001',
  from: { name: 'Студио "Х"', address: 'studio@example.bg' },
  to: 'ana@example.bg',
  replyTo: 'boris@example.bg',
  references: [],
  isAutomatic: true,
  subject: 'Здравейте',
  text: 'текст',
  html: '<p>текст</p>',
};

test('a mail is sent with the same key at every attempt, and with another one to another address', async () => {
  const requests: Request[] = [];
  const transport = resendTransport('re_key', async (...request) => {
    requests.push(new Request(...request));
    return Response.json({ id: 'x' });
  });
  for (const to of [mail.to, mail.to, 'ана@пример.бг', `${'a'.repeat(64)}@${'b.'.repeat(90)}bg`])
    await transport.send({ ...mail, to });
  const keys = requests.map(({ headers }) => headers.get('idempotency-key') ?? '');
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key.length).toBeLessThanOrEqual(256);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer re_key');
  expect(await requests[0]?.json()).toEqual({
    from: '"Студио Х" <studio@example.bg>',
    to: ['ana@example.bg'],
    reply_to: 'boris@example.bg',
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: 'Здравейте',
    text: 'текст',
    html: '<p>текст</p>',
  });
});

test('a letter refers to earlier ones', async () => {
  let sent: unknown;
  const transport = resendTransport('re_key', async (...request) => {
    sent = await new Request(...request).json();
    return Response.json({ id: 'x' });
  });
  await transport.send({ ...mail, references: ['1', '2'], isAutomatic: false });
  expect(sent).toHaveProperty('headers', {
    'In-Reply-To': '<2@example.bg>',
    References: '<1@example.bg> <2@example.bg>',
  });
});

test.each([
  [422, 'refused'],
  [409, 'failed'],
  [429, 'unreachable'],
  [401, 'unreachable'],
  [500, 'unreachable'],
])('the answer %i means %s', async (status, kind) => {
  const transport = resendTransport('re_key', async () => new Response('reason', { status }));
  const error = await transport.send(mail).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(SendError);
  expect(error).toMatchObject({ kind, message: `${status} reason` });
});

test('a mail that was accepted before with another link was sent', async () => {
  const conflict = { statusCode: 409, message: 'reason' };
  const answering = (name: string) =>
    resendTransport('re_key', async () => Response.json({ ...conflict, name }, { status: 409 }));
  await expect(answering('invalid_idempotent_request').send(mail)).resolves.toBeUndefined();
  await expect(answering('concurrent_idempotent_requests').send(mail)).rejects.toMatchObject({
    kind: 'failed',
  });
});

test('no answer means that nothing can be sent now', async () => {
  const transport = resendTransport('re_key', () => Promise.reject(new Error('no network')));
  await expect(transport.send(mail)).rejects.toMatchObject({ kind: 'unreachable', message: 'no network' });
});
