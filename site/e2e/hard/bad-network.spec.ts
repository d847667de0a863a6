import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/faults/badNetworkTest.ts';
import {
  countStored,
  expectKept,
  expectSent,
  openFilledIn,
  sendButton,
  unique,
  type VisitorForm,
} from '../forms/visitorForm.ts';
import { visitorForms } from '../forms/visitorForms.ts';

// Whatever the network does to a submit, the visitor is told the truth, loses nothing that was typed, and it is stored
// once. Browsers themselves repeat a request that broke on a reused connection, so a single fault may go unnoticed.

/** The form's own timeout of twenty seconds, and a margin for a busy machine. */
const GIVEN_UP_AFTER_MS = 30_000;

for (const form of visitorForms) {
  const submit = new RegExp(`^POST /rest/v1/rpc/${form.call} `);
  const send = (page: Page) => sendButton(page, form).click();

  test.describe(form.name, () => {
    let typed: Record<string, string>;
    test.beforeEach(async ({ farPage }) => {
      typed = unique(form, 'я'.repeat(3000));
      await openFilledIn(farPage, form, typed);
    });
    test.afterEach(async ({ backend }) => {
      expect(await countStored(backend, form, typed), 'stored once').toBe(1);
    });

    test('whose answer gets lost is recognised, also after a reload', async ({
      farPage,
      network,
      backend,
    }) => {
      network.loseAnswers(submit);
      await send(farPage);
      await expectLost(farPage, form, typed);
      expect(await countStored(backend, form, typed)).toBe(1);
      await farPage.reload();
      await expectKept(farPage, form, typed);
      network.recover();
      await send(farPage);
      await expectSent(farPage, form, GIVEN_UP_AFTER_MS);
    });

    test('that breaks off in the middle of what was typed', async ({ farPage, network }) => {
      network.cutRequests(submit, 1500);
      await send(farPage);
      await expectLost(farPage, form, typed);
      network.recover();
      await send(farPage);
      await expectSent(farPage, form, GIVEN_UP_AFTER_MS);
    });

    test('to which nothing ever comes back', async ({ farPage, network }) => {
      network.silence(/./);
      await send(farPage);
      await expect(farPage.getByRole('button', { name: 'Изпращане...' })).toBeVisible();
      await expectLost(farPage, form, typed);
      network.recover();
      await send(farPage);
      await expectSent(farPage, form, GIVEN_UP_AFTER_MS);
    });

    test('every byte of which takes its time', async ({ farPage, network }) => {
      network.slowDown(1000, 8000);
      await send(farPage);
      await expectSent(farPage, form, GIVEN_UP_AFTER_MS);
    });
  });
}

async function expectLost(page: Page, form: VisitorForm, typed: Record<string, string>) {
  await expect(page.getByText(form.lost)).toBeVisible({ timeout: GIVEN_UP_AFTER_MS });
  await expectKept(page, form, typed);
}
