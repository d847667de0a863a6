import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from '@vitrina/supabase/testing/fixtures.ts';
import { expectStarted } from './expectStarted.ts';

const SUBMIT_API = '**/rest/v1/rpc/submit_inquiry';

const inquiry = {
  Име: 'Ралица Тодорова',
  Имейл: 'ralitsa@example.com',
  Телефон: '088 000 00 00',
  Съобщение: 'Отварям хлебарница и ми трябва сайт.',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillIn(page: Page, changes: Partial<typeof inquiry> = {}) {
  for (const [label, value] of Object.entries({ ...inquiry, ...changes }))
    await field(page, label).fill(value);
  await field(page, 'Шаблон').selectOption('Старият орех');
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Изпратете запитване' });

async function expectKept(page: Page) {
  for (const [label, value] of Object.entries(inquiry)) await expect(field(page, label)).toHaveValue(value);
  await expect(field(page, 'Шаблон')).toHaveValue('Старият орех');
}

test('an inquiry is stored, confirmed, and the form is empty again', async ({ page, backend }) => {
  const message = `Сайт за хлебарница ${crypto.randomUUID()}`;
  await page.goto('/inquiry');
  await fillIn(page, { Съобщение: message });
  await sendButton(page).click();

  const toast = page.getByRole('status');
  await expect(toast).toContainText('Запитването е изпратено успешно!');
  await expect(toast).toContainText('Ще се свържем с вас скоро.');
  for (const label of Object.keys(inquiry)) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Шаблон')).toHaveValue('');

  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('vitrina_inquiries')
    .select('name, email, phone, service, read')
    .eq('message', message);
  expect(data).toEqual([
    {
      name: 'Ралица Тодорова',
      email: 'ralitsa@example.com',
      phone: '088 000 00 00',
      service: 'Старият орех',
      read: false,
    },
  ]);
});

test('an empty form names every field and leads to the first', async ({ page }) => {
  await page.goto('/inquiry');
  await sendButton(page).click();
  const errors = {
    Име: 'Моля, въведете вашето име.',
    Имейл: 'Моля, въведете валиден имейл адрес.',
    Телефон: 'Моля, въведете телефонен номер.',
    Шаблон: 'Моля, изберете шаблон.',
    Съобщение: 'Моля, въведете съобщение.',
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Име')).toBeFocused();
  await expect(page.getByText('Остават пет полета')).toBeVisible();

  await page.getByRole('link', { name: 'Шаблон', exact: true }).click();
  await expect(field(page, 'Шаблон')).toBeFocused();
  await expect(page).toHaveURL(/\/inquiry$/);
});

test('errors go away one by one as they are corrected', async ({ page }) => {
  await page.goto('/inquiry');
  await fillIn(page, { Имейл: 'ralitsa.abv.bg', Телефон: ' ' });
  await sendButton(page).click();
  await expect(page.getByText('Остават две полета')).toBeVisible();
  await expect(field(page, 'Имейл')).toBeFocused();

  await field(page, 'Имейл').fill('ralitsa@abv.bg');
  await expect(page.getByText('Моля, въведете валиден имейл адрес.')).toBeHidden();
  await expect(page.getByText('Остава едно поле')).toBeVisible();
  // What is emptied meanwhile waits for the next try.
  await field(page, 'Име').fill('');
  await expect(page.getByText('Моля, въведете вашето име.')).toBeHidden();
  await field(page, 'Телефон').fill('02 000 00 00');
  await expect(page.getByText('Остава едно поле')).toBeHidden();
});

test('a message over the limit is refused and kept whole', async ({ page }) => {
  await page.goto('/inquiry');
  await fillIn(page, { Съобщение: 'я'.repeat(4001) });
  await sendButton(page).click();
  await expect(field(page, 'Съобщение')).toHaveAccessibleDescription(
    'Текстът е твърде дълъг – най-много 4000 знака.',
  );
  await expect(field(page, 'Съобщение')).toHaveValue('я'.repeat(4001));
});

test.describe('the field „Шаблон“', () => {
  test('offers the active templates and none', async ({ page }) => {
    await page.goto('/inquiry');
    await expect(field(page, 'Шаблон').getByRole('option')).toHaveText([
      'Изберете шаблон или „Без шаблон“',
      'Без шаблон',
      'Старият орех',
      'Д-р Илиева',
      'Под Вежен',
      'Ария',
      'Петрова и Колев',
      'Ремонти Стоянов',
    ]);
    await field(page, 'Шаблон').selectOption('Без шаблон');
    await expect(field(page, 'Шаблон')).toHaveValue('no-template');
  });

  test('takes the template from the address', async ({ page }) => {
    await page.goto('/inquiry?template=Ария');
    await expect(field(page, 'Шаблон')).toHaveValue('Ария');
  });

  test('takes a service from the address', async ({ page }) => {
    await page.goto('/inquiry?service=copywriting');
    await expect(field(page, 'Шаблон')).toHaveValue('copywriting');
    await expect(field(page, 'Шаблон').locator('option:checked')).toHaveText('SEO статии и копирайтинг');
  });

  test('knows no template that is not on show', async ({ page }) => {
    const asked = page.waitForResponse('**/rest/v1/templates?*');
    await page.goto('/inquiry?template=Книжарница');
    await (await asked).finished();
    await expect(field(page, 'Шаблон')).toHaveValue('');
    await expect(field(page, 'Шаблон').getByRole('option', { name: 'Книжарница' })).toHaveCount(0);
  });
});

test('while it is being sent nothing can be changed or sent twice', async ({ page }) => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  let submits = 0;
  await page.route(SUBMIT_API, async (route) => {
    submits += 1;
    await answer;
    await route.continue();
  });
  await page.goto('/inquiry');
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Изпращане...' })).toBeDisabled();
  await expect(field(page, 'Име')).toBeDisabled();
  await expect(field(page, 'Съобщение')).toBeDisabled();
  await expectKept(page);
  letAnswer();
  await expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  expect(submits).toBe(1);
});

test('a form that is sent before its script has come is sent as soon as it is there', async ({ page }) => {
  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route(/InquiryForm/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/inquiry');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/inquiry$/);
  await expectKept(page);
  letArrive();
  await expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible();
});

test.describe('when it cannot be sent', () => {
  test.beforeEach(
    ({ expectedErrors }) => void expectedErrors.push(/40[03]|500|ERR_/, /Failed to add inquiry/),
  );

  test('a lost connection is said, everything is kept and a second try works', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/inquiry');
    await fillIn(page);
    await expectStarted(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    const toast = page.getByRole('alert');
    await expect(toast).toContainText('Грешка при изпращане');
    await expect(toast).toContainText('Възникна грешка: Няма връзка със сървъра. Моля, опитайте отново.');
    await expectKept(page);
    await expect(sendButton(page)).toBeFocused();
    await expectAccessible(page);

    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible();
  });

  test('an inquiry whose answer got lost is stored once, however often it is sent', async ({
    page,
    backend,
  }) => {
    const message = `Сайт за хлебарница ${crypto.randomUUID()}`;
    await page.route(
      SUBMIT_API,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.goto('/inquiry');
    await fillIn(page, { Съобщение: message });
    await sendButton(page).click();
    await expect(page.getByText('Възникна грешка: Няма връзка със сървъра.')).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible();

    const { count } = await createServiceClient(backend.apiUrl, backend.secretKey)
      .from('vitrina_inquiries')
      .select('id', { count: 'exact' })
      .eq('message', message);
    expect(count).toBe(1);
  });

  test('a server that never answers is given up after 20 seconds', async ({ page }) => {
    await page.clock.install();
    await page.route(SUBMIT_API, () => new Promise(() => {}));
    await page.goto('/inquiry');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Изпращане...' })).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(page.getByText('Възникна грешка: Няма връзка със сървъра.')).toBeVisible();
    await expectKept(page);
  });

  test('a failing server is an unknown error', async ({ page }) => {
    await page.route(SUBMIT_API, (route) => route.fulfill({ status: 500 }));
    await page.goto('/inquiry');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText('Възникна грешка: Неизвестна грешка. Моля, опитайте отново.')).toBeVisible();
    await expectKept(page);
  });

  test('the database refuses a filled honeypot, which no person can reach', async ({ page }) => {
    await page.goto('/inquiry');
    await fillIn(page);
    const honeypot = page.locator('input[name="website"]');
    await expect(honeypot).not.toBeInViewport();
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await sendButton(page).click();
    await expect(
      page.getByText('Възникна грешка: Някое от полетата не беше прието. Моля, опитайте отново.'),
    ).toBeVisible();
  });
});

test.describe('the toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/inquiry');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible();
  });

  test('goes after six seconds', async ({ page }) => {
    await page.clock.runFor(5_000);
    await expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(page.getByText('Запитването е изпратено успешно!')).toBeHidden();
  });

  test('waits while the pointer or the keyboard is on it', async ({ page }) => {
    const toast = page.getByText('Запитването е изпратено успешно!');
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Затворете известието' }).focus();
    await page.mouse.move(10, 10);
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await field(page, 'Име').focus();
    await page.clock.runFor(7_000);
    await expect(toast).toBeHidden();
  });

  test('closes at once', async ({ page }) => {
    await page.getByRole('button', { name: 'Затворете известието' }).click();
    await expect(page.getByText('Запитването е изпратено успешно!')).toBeHidden();
  });
});

test('the whole form works by keyboard', async ({ page }) => {
  await page.goto('/inquiry');
  await field(page, 'Име').focus();
  await page.keyboard.type('Ралица Тодорова');
  for (const text of ['ralitsa@example.com', '088 000 00 00']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Първи ред');
  await page.keyboard.press('Enter');
  await page.keyboard.type('втори ред');
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible();
});

test('what is typed is there again when the visitor comes back to the page', async ({ page }) => {
  await page.goto('/inquiry?template=Ария');
  await expect(field(page, 'Шаблон')).toHaveValue('Ария');
  await fillIn(page);
  await page.goto('/templates');
  await page.goBack();
  await expectKept(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page opens at the form', async ({ page }) => {
    await page.goto('/inquiry');
    await expect
      .poll(() =>
        page.locator('#inquiry-form').evaluate((form) => Math.round(form.getBoundingClientRect().top)),
      )
      .toBeLessThan(160);
  });

  test('whoever has gone on reading is left alone', async ({ page }) => {
    await page.goto('/inquiry#footer-navigation');
    await expect(page.locator('#footer-navigation')).toBeInViewport();
    await expect(field(page, 'Име')).not.toBeInViewport();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to reach the studio', async ({ page }) => {
    await page.goto('/inquiry');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Изпратете запитване' })).toBeVisible();
    await expect(main.getByRole('link', { name: '02 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+35920000000',
    );
    await expect(main.getByRole('link', { name: 'zdravei@vitrina.example' })).toBeVisible();
    await expect(main.getByLabel('Съобщение')).toBeHidden();
  });
});

test.describe('by day and by night', () => {
  test('the form is accessible', async ({ page, expectAccessibleDayAndNight }) => {
    await page.goto('/inquiry');
    await expectAccessibleDayAndNight(page);
  });

  test('its errors are accessible', async ({ page, expectAccessibleDayAndNight }) => {
    await page.goto('/inquiry');
    await sendButton(page).click();
    await expect(page.getByText('Остават пет полета')).toBeVisible();
    await expectAccessibleDayAndNight(page);
  });

  test('the confirmation is accessible', async ({ page, expectAccessibleDayAndNight }) => {
    await page.goto('/inquiry');
    await fillIn(page);
    await sendButton(page).click();
    // The message would go by itself.
    await page.getByText('Запитването е изпратено успешно!').hover();
    await expectAccessibleDayAndNight(page);
  });
});
