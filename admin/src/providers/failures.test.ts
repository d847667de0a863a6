import { afterEach, describe, expect, test, vi } from 'vitest';
import { countUnreadChat } from './chatUnread.ts';
import { inviteClient } from './clients.ts';
import { readOverview } from './inquiryOverview.ts';
import { countTroubledMails, retryMail, sendTestMail } from './mails.ts';
import { erasePersonalData, fetchPersonalData } from './personalData.ts';
import { retrying } from './queryClient.ts';
import { isForbidden } from './refusals.ts';
import { publishSite } from './siteBuilds.ts';

vi.mock('./supabase.ts', async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return { supabase: createClient('https://backend.example', 'key') };
});
afterEach(() => vi.unstubAllGlobals());

const held = { email: 'ana@example.bg', inquiries: [], contact_messages: [], people: [], mails: [] };

describe.each([
  ['personal data', () => fetchPersonalData('ana@example.bg')],
  ['erasing personal data', () => erasePersonalData({ ...held, accounts: [] })],
  ['an edge function', () => inviteClient({ person_id: '1', username: 'ana' })],
  ['mails in trouble', countTroubledMails],
  ['sending a mail again', () => retryMail('1')],
  ['a test mail', sendTestMail],
  ['unread messages', countUnreadChat],
  ['the overview', readOverview],
  ['publishing', publishSite],
])('%s', (_, ask) => {
  test('is reported as forbidden and not retried when the database refuses it', async () => {
    backendAnswers(async () =>
      Response.json({ code: '42501', message: 'only an admin may' }, { status: 403 }),
    );
    const failure = await failureOf(ask);
    expect(isForbidden(failure)).toBe(true);
    expect(retrying.retry(0, failure)).toBe(false);
  });

  test('is retried when the server fails', async () => {
    backendAnswers(async () => Response.json({ message: 'out of memory' }, { status: 500 }));
    const failure = await failureOf(ask);
    expect(isForbidden(failure)).toBe(false);
    expect(retrying.retry(0, failure)).toBe(true);
  });
});

test('a refusal by a gateway, in JSON of its own, is one, too', async () => {
  backendAnswers(async () => Response.json({ error: 'not from here' }, { status: 403 }));
  const failure = await failureOf(countTroubledMails);
  expect(isForbidden(failure)).toBe(true);
  expect(retrying.retry(0, failure)).toBe(false);
});

test('a request without a response is retried', async () => {
  backendAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(retrying.retry(0, await failureOf(countTroubledMails))).toBe(true);
});

test('a request that timed out is not retried', async () => {
  const timeout = new DOMException('signal timed out', 'TimeoutError');
  backendAnswers(() => Promise.reject(timeout));
  expect(retrying.retry(0, await failureOf(countTroubledMails))).toBe(false);
  expect(retrying.retry(0, timeout)).toBe(false);
});

function backendAnswers(answer: typeof fetch) {
  vi.stubGlobal('fetch', answer);
}

async function failureOf(ask: () => Promise<unknown>): Promise<Error> {
  const failure: unknown = await ask().catch((error: unknown) => error);
  if (failure instanceof Error) return failure;
  throw new Error('It did not fail.');
}
