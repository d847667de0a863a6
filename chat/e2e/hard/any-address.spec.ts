import { expectHarmless } from '@vitrina/tests/fuzz/expectHarmless.ts';
import fc from 'fast-check';
import { expect, test } from '../chatTest.ts';

// Whatever an address contains, the chat opens, and says so if there is no such client.

const parameters = ['client', 'message', 'token'];

test('the studio’s chat opens with any query and hash', ({ adminPage }) =>
  expectHarmless(adminPage, {
    path: fc.constant('/chat-admin'),
    parameters,
    ready: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  }));

test('a client’s chat opens with any query and hash', ({ clientPage }) =>
  expectHarmless(clientPage, {
    path: fc.constant('/chat'),
    parameters,
    ready: (page) => expect(page.getByRole('log')).toBeVisible(),
  }));
