import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectStarted } from '../expectStarted.ts';
import {
  apiOf,
  countStored,
  expectKept,
  expectSent,
  openFilledIn,
  sendButton,
  unique,
} from './visitorForm.ts';
import { inquiryForm, visitorForms } from './visitorForms.ts';

// Whatever prevents a form from being sent, the visitor is told and loses nothing that was typed.

for (const form of visitorForms)
  test(`${form.name} survives a lost connection, a failing server, a lost answer and a reload, and is stored once`, async ({
    page,
    backend,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(/status of 500|ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)|Failed to add/);
    const mark = unique(form);
    const alert = page.getByRole('alert');
    await openFilledIn(page, form, mark);
    await expectStarted(page);

    await page.context().setOffline(true);
    await sendButton(page, form).click();
    await expect(alert).toContainText(form.lost);
    await expectKept(page, form, mark);
    await expect(sendButton(page, form)).toBeFocused();
    if (form === inquiryForm) await expectAccessible(page, 'main');
    await page.context().setOffline(false);

    await page.route(apiOf(form), (route) => route.fulfill({ status: 500 }), { times: 1 });
    await sendButton(page, form).press('Enter');
    await expect(alert).toContainText(form.failed);
    await expectKept(page, form, mark);

    const answerLost = page.waitForEvent('requestfailed');
    await page.route(
      apiOf(form),
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await sendButton(page, form).click();
    await answerLost;
    await expect(sendButton(page, form)).toBeEnabled();
    expect(await countStored(backend, form, mark)).toBe(1);
    await page.reload();
    await expectKept(page, form, mark);
    await sendButton(page, form).click();
    await expectSent(page, form);
    expect(await countStored(backend, form, mark)).toBe(1);
  });

test('without the script that sends it, a form asks for a reload and keeps what was typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to add/);
  await page.route('**/_astro/publicApi.*.js', (route) => route.abort());
  await openFilledIn(page, inquiryForm);
  await sendButton(page, inquiryForm).click();
  await expect(page.getByRole('alert')).toContainText(
    'Възникна грешка: Страницата не се зареди докрай, презаредете я. Моля, опитайте отново.',
  );
  await page.unrouteAll();
  await page.reload();
  await expectKept(page, inquiryForm);
  await sendButton(page, inquiryForm).click();
  await expectSent(page, inquiryForm);
});

test('a form is sent only once on a double click, and cannot be edited while it is being sent', async ({
  page,
}) => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  let submits = 0;
  await page.route(apiOf(inquiryForm), async (route) => {
    submits += 1;
    await answer;
    await route.continue();
  });
  await openFilledIn(page, inquiryForm);
  await sendButton(page, inquiryForm).dblclick();
  await expect(page.getByRole('button', { name: 'Изпращане...' })).toBeDisabled();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Изпращане...' })).toBeAttached();
  for (const label of Object.keys(inquiryForm.typed))
    await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
  await expectKept(page, inquiryForm);
  letAnswer();
  await expectSent(page, inquiryForm);
  await expect(page.getByRole('button', { name: 'Изпратете още нещо' })).toBeVisible();
  expect(submits).toBe(1);
});

test('the database rejects a form with a filled-in honeypot, which people cannot reach', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400|Failed to add/);
  await openFilledIn(page, inquiryForm);
  const honeypot = page.locator('input[name="website"]');
  await expect(honeypot).not.toBeInViewport();
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await sendButton(page, inquiryForm).click();
  await expect(
    page.getByText('Възникна грешка: Някое от полетата не беше прието. Моля, опитайте отново.'),
  ).toBeVisible();
});

test('a request that is never answered times out after 20 seconds', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to add inquiry/);
  await page.clock.install();
  await page.route(apiOf(inquiryForm), () => new Promise(() => {}));
  await openFilledIn(page, inquiryForm);
  const asked = page.waitForRequest(apiOf(inquiryForm));
  await sendButton(page, inquiryForm).click();
  await asked;
  await page.clock.fastForward(21_000);
  await expect(page.getByText(inquiryForm.lost)).toBeVisible();
  await expectKept(page, inquiryForm);
});
