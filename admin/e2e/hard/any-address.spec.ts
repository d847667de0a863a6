import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectHarmless } from '@vitrina/tests/fuzz/expectHarmless.ts';
import { somePathStep } from '@vitrina/tests/fuzz/someAddress.ts';
import fc from 'fast-check';

// Whatever the address contains, the page opens, and says so if the row does not exist.

const parameters = ['filter', 'page', 'perPage', 'sort', 'order', 'displayedFilters'];

for (const resource of [
  'inquiries',
  'contact-messages',
  'people',
  'projects',
  'templates',
  'ai-gallery',
  'mails',
])
  test(`„${resource}“ opens with any row, query and hash`, async ({ adminPage, expectedErrors }) => {
    // A static server may also answer that there is no such page.
    expectedErrors.push(/status of 40[046]/, /^Loading a row of .* failed:/);
    const row = fc.option(somePathStep, { nil: '' }).map((step) => step && `/${step}`);
    await expectHarmless(adminPage, {
      path: row.map((step) => `/admin/${resource}${step}`),
      parameters,
      expectedErrors,
      ready: async (page) => {
        await expect(page.getByRole('dialog').or(page.getByRole('heading', { level: 1 }))).toBeVisible();
        // Mails are only listed.
        if (resource === 'mails' || !/^\/admin\/[^/]+\/./.test(new URL(page.url()).pathname)) return;
        const noPage = page.getByRole('heading', { name: 'Страницата не е намерена' });
        const missing = page.getByText(/не е намерен/).or(noPage);
        await expect(missing.first()).toBeVisible();
      },
    });
  });
