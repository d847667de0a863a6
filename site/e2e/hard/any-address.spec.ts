import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectHarmless } from '@vitrina/tests/fuzz/expectHarmless.ts';
import { someAddressEnd } from '@vitrina/tests/fuzz/someAddress.ts';
import { expectStarted } from '../expectStarted.ts';

// Whatever query or hash a link carries, the page opens, does not navigate away and executes none of it.

for (const path of ['/', '/inquiry', '/contact', '/templates', '/ai-design', '/admin/login', '/chat'])
  test(`${path} opens with any query and hash`, async ({ page }) => {
    const ends = someAddressEnd('template', 'service', 'client', 'filter', 'page', 'returnTo', 'redirect');
    await expectHarmless(
      page,
      ends.map((end) => `${path}${end}`),
      {
        ready: async () => {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (path === '/inquiry' && new URL(page.url()).search !== '') await expectStarted(page);
        },
      },
    );
  });
