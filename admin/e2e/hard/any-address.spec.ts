import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectHarmless } from '@vitrina/tests/fuzz/expectHarmless.ts';
import { someAddressEnd, somePathStep } from '@vitrina/tests/fuzz/someAddress.ts';
import fc from 'fast-check';

// Whatever a link into the console carries: the page opens, and a row that is not there is said to be missing.

const ends = someAddressEnd('filter', 'page', 'perPage', 'sort', 'order', 'displayedFilters');

for (const resource of [
  'vitrina_inquiries',
  'contact-messages',
  'projects',
  'templates',
  'ai-gallery',
  'mails',
])
  test(`„${resource}“ opens with any row, query and hash`, async ({ adminPage, expectedErrors }) => {
    const steps = fc.oneof(
      fc.constant(''),
      somePathStep.map((step) => `/${step}`),
    );
    // A static server may also know no such page.
    expectedErrors.push(/status of 40[046]/, /^Loading of .* failed:/);
    await expectHarmless(
      adminPage,
      fc.tuple(steps, ends).map(([step, end]) => `/admin/${resource}${step}${end}`),
      { ready, addresses: 15, expectedErrors },
    );
  });

async function ready(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.or(page.getByRole('heading', { level: 1 }))).toBeVisible();
  await expect(dialog.filter({ hasNotText: /не е намерен/ })).toHaveCount(0);
}
