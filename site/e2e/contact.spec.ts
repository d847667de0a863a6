import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from '@vitrina/supabase/testing/fixtures.ts';
import { expectStarted } from './expectStarted.ts';

const SUBMIT_API = '**/rest/v1/rpc/submit_contact_message';

const message = {
  Име: 'Борис Илиев',
  Имейл: 'boris@example.com',
  Телефон: '02 000 00 00',
  Тема: 'Смяна на домейн',
  Съобщение: 'Може ли да преместите сайта ми?',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillIn(page: Page, changes: Partial<typeof message> = {}) {
  for (const [label, value] of Object.entries({ ...message, ...changes }))
    await field(page, label).fill(value);
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Изпратете съобщение' });

async function expectKept(page: Page) {
  for (const [label, value] of Object.entries(message)) await expect(field(page, label)).toHaveValue(value);
}

test('the page names every way to reach the studio', async ({ page }) => {
  await page.goto('/contact');
  const details = page.getByRole('region', { name: 'Данни за връзка' });
  await expect(details.getByRole('link', { name: '02 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+35920000000',
  );
  await expect(details.getByRole('link', { name: 'zdravei@vitrina.example' })).toHaveAttribute(
    'href',
    'mailto:zdravei@vitrina.example',
  );
  await expect(details).toContainText('ул. „Примерна“ 1, София 1000');
  await expect(details).toContainText('Работно време');
  await details.getByRole('link', { name: 'Изпратете запитване' }).click();
  await expect(page).toHaveURL('/inquiry#inquiry-form');
});

test('a message is stored, confirmed, and the form is empty again', async ({ page, backend }) => {
  const text = `Преместване ${crypto.randomUUID()}`;
  await page.goto('/contact');
  await fillIn(page, { Съобщение: text });
  await sendButton(page).click();

  const toast = page.getByRole('status');
  await expect(toast).toContainText('Съобщението е изпратено успешно!');
  await expect(toast).toContainText('Ще се свържем с вас скоро.');
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue('');

  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('contact_messages')
    .select('name, email, phone, title, read')
    .eq('message', text);
  expect(data).toEqual([
    {
      name: 'Борис Илиев',
      email: 'boris@example.com',
      phone: '02 000 00 00',
      title: 'Смяна на домейн',
      read: false,
    },
  ]);
});

test('an empty form names every field and leads to the first', async ({ page }) => {
  await page.goto('/contact');
  await sendButton(page).click();
  const errors = {
    Име: 'Моля, въведете вашето име.',
    Имейл: 'Моля, въведете валиден имейл адрес.',
    Телефон: 'Моля, въведете телефонен номер.',
    Тема: 'Моля, въведете тема.',
    Съобщение: 'Моля, въведете съобщение.',
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Име')).toBeFocused();
  await page.getByRole('link', { name: 'Тема', exact: true }).click();
  await expect(field(page, 'Тема')).toBeFocused();
  await field(page, 'Тема').fill('Домейн');
  await expect(page.getByText('Моля, въведете тема.')).toBeHidden();
});

test('a double click sends it once, and meanwhile nothing can be changed', async ({ page }) => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  let submits = 0;
  await page.route(SUBMIT_API, async (route) => {
    submits += 1;
    await answer;
    await route.continue();
  });
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Изпращане...' })).toBeDisabled();
  await expect(field(page, 'Тема')).toBeDisabled();
  letAnswer();
  await expect(page.getByText('Съобщението е изпратено успешно!')).toBeVisible();
  expect(submits).toBe(1);
});

test.describe('when it cannot be sent', () => {
  test.beforeEach(
    ({ expectedErrors }) =>
      void expectedErrors.push(/status of (400|500)|ERR_INTERNET_DISCONNECTED|Failed to add contact message/),
  );

  test('a lost connection is said, everything is kept and a second try works', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await expectStarted(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    const toast = page.getByRole('alert');
    await expect(toast).toContainText('Грешка при изпращане');
    await expect(toast).toContainText('Възникна грешка: Няма връзка със сървъра. Моля, опитайте отново.');
    await expectKept(page);
    await page.context().setOffline(false);
    await sendButton(page).press('Enter');
    await expect(page.getByText('Съобщението е изпратено успешно!')).toBeVisible();
  });

  test('a form whose script does not come says so, and sends at the next try', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Error hydrating|ERR_FAILED|Failed to load resource/);
    const script = /ContactForm.*\.js/;
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Формата не се зареди докрай' })).toBeVisible();
    await expectKept(page);
    await page.unroute(script);
    await sendButton(page).click();
    await expect(page.getByText('Съобщението е изпратено успешно!')).toBeVisible();
  });

  test('a failing server is an unknown error', async ({ page }) => {
    await page.route(SUBMIT_API, (route) => route.fulfill({ status: 500 }));
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText('Възникна грешка: Неизвестна грешка. Моля, опитайте отново.')).toBeVisible();
    await expectKept(page);
  });

  test('the database refuses a filled honeypot', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await sendButton(page).click();
    await expect(page.getByText('Възникна грешка: Някое от полетата не беше прието.')).toBeVisible();
  });
});

test('the whole form works by keyboard', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'Име').focus();
  for (const text of Object.values(message)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Съобщението е изпратено успешно!')).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to reach the studio instead', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('Обадете се или пишете')).toBeVisible();
    await expect(page.getByLabel('Съобщение')).toBeHidden();
    await expect(
      page.getByRole('region', { name: 'Данни за връзка' }).getByRole('link', { name: '02 000 00 00' }),
    ).toBeVisible();
  });
});

test('the errors of the form are accessible by day and by night', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/contact');
  await sendButton(page).click();
  await expect(page.getByText('Остават пет полета')).toBeVisible();
  await expectAccessibleDayAndNight(page);
});
