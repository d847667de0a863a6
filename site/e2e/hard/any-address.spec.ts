import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectHarmless } from '@vitrina/tests/fuzz/expectHarmless.ts';
import fc from 'fast-check';
import { expectStarted } from '../expectStarted.ts';

// With any query or hash, a page opens, does not navigate away and executes nothing of it.

const parameters = ['template', 'service', 'client', 'filter', 'page', 'returnTo', 'redirect'];

for (const path of ['/', '/inquiry', '/contact', '/templates', '/ai-design', '/admin/login', '/chat'])
  test(`${path} opens with any query and hash`, ({ page }) =>
    expectHarmless(page, {
      path: fc.constant(path),
      parameters,
      ready: async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/inquiry' && new URL(page.url()).search !== '') await expectStarted(page);
      },
    }));
