import { expectHarmless } from '@vitrina/tests/fuzz/expectHarmless.ts';
import { someAddressEnd } from '@vitrina/tests/fuzz/someAddress.ts';
import { expect, test } from '../chatTest.ts';

// Whatever a link contains, the chat opens, and says so if there is no such client.

test('the studio’s chat opens with any query and hash', async ({ adminPage }) => {
  const ends = someAddressEnd('client', 'message', 'token');
  await expectHarmless(
    adminPage,
    ends.map((end) => `/chat-admin${end}`),
    { ready: () => expect(adminPage.getByRole('heading', { level: 1 })).toBeVisible() },
  );
});

test('a client’s chat opens with any query and hash', async ({ clientPage }) => {
  const ends = someAddressEnd('client', 'message', 'token');
  await expectHarmless(
    clientPage,
    ends.map((end) => `/chat${end}`),
    { ready: () => expect(clientPage.getByRole('log')).toBeVisible() },
  );
});
