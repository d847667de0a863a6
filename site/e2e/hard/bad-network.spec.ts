import { expect, slowDown, test } from '@vitrina/tests/faults/badNetworkTest.ts';
import {
  countStored,
  expectKept,
  expectSent,
  openFilledIn,
  sendButton,
  unique,
} from '../forms/visitorForm.ts';
import { visitorForms } from '../forms/visitorForms.ts';

// Browsers silently retry a request that breaks off on a reused connection, so a single fault may go unnoticed.

/** The form's own timeout of twenty seconds, and a margin for a busy machine. */
const GIVEN_UP_AFTER_MS = 30_000;

for (const form of visitorForms)
  test(`${form.name} survives a broken connection, a lost answer and a timeout, and is sent once over a slow line`, async ({
    farPage: page,
    network,
    backend,
  }) => {
    const submit = new RegExp(`^POST /rest/v1/rpc/${form.call} `);
    const typed = unique(form, 'я'.repeat(3000));
    const sendInVain = async () => {
      const failed = page.waitForEvent('requestfailed', { timeout: GIVEN_UP_AFTER_MS });
      await sendButton(page, form).click();
      await failed;
      await expect(sendButton(page, form)).toBeEnabled();
      await expect(page.getByRole('alert').last()).toContainText(form.lost);
      await expectKept(page, form, typed);
      network.recover();
    };
    await openFilledIn(page, form, typed);

    network.cutRequests(submit, 1500);
    await sendInVain();
    expect(await countStored(backend, form, typed)).toBe(0);

    network.silence(/./);
    await sendInVain();

    network.loseAnswers(submit);
    await sendInVain();
    expect(await countStored(backend, form, typed)).toBe(1);
    await page.reload();
    await expectKept(page, form, typed);

    await slowDown(page, 1000, 8000);
    await sendButton(page, form).click();
    await expectSent(page, form, GIVEN_UP_AFTER_MS);
    expect(await countStored(backend, form, typed)).toBe(1);
  });
