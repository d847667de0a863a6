import type { Page } from '@playwright/test';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

const TABLE = '**/rest/v1/vitrina_inquiries**';
const LIST = '**/rest/v1/rpc/find_inquiries';

async function openList(page: Page, search: string) {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Търсене' }).fill(search);
  // Until then the list still shows the earlier rows, and the history entry of the search is yet to be made.
  await expect(page).toHaveURL(/filter=%7B%22q/);
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const viewButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Преглед на запитването от ${name}` });

test('an inquiry is new until it is opened, then read; its dialog shows everything and has an address', async ({
  adminPage,
  backend,
}) => {
  const { id, name } = await sendInquiry(backend, {
    message: 'Трябва ми сайт с меню. <img src=x onerror="document.title=1"> <b>получер</b>',
  });
  await openList(adminPage, name);
  await expect(rowOf(adminPage, name)).toContainText('Ново');
  await expect(rowOf(adminPage, name)).toContainText('„Старият орех“');

  await viewButton(adminPage, name).click();
  const dialog = adminPage.getByRole('dialog', { name });
  await expect(dialog).toContainText('ralitsa@primer.example');
  await expect(dialog).toContainText('088 000 00 00');
  await expect(dialog, 'what a visitor wrote is text, whatever it looks like').toContainText(
    'Трябва ми сайт с меню. <img src=x onerror="document.title=1"> <b>получер</b>',
  );
  await adminPage.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [what, value] of [
    ['имейла', 'ralitsa@primer.example'],
    ['телефона', '088 000 00 00'],
  ]) {
    await dialog.getByRole('button', { name: `Копирай ${what}` }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Копирано' })).toHaveCount(1);
    expect(await adminPage.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
  await expect(dialog).toContainText(/\d{1,2}\s\p{L}+ 20\d\d\sг\., \d\d:\d\d/u);
  const href = await dialog.getByRole('link', { name: 'Отговор по имейл' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toBe(
    'mailto:ralitsa@primer.example?subject=Отговор на запитването ви',
  );

  await adminPage.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(viewButton(adminPage, name)).toBeFocused();
  await expect(rowOf(adminPage, name)).toContainText('Прочетено');

  await test.step('the back button closes it', async () => {
    await openList(adminPage, name);
    await expect(rowOf(adminPage, name)).toContainText('Прочетено');
    await viewButton(adminPage, name).click();
    await expect(adminPage).toHaveURL(new RegExp(`/admin/inquiries/${id}`));
    await adminPage.goBack();
    await expect(dialog).toBeHidden();
  });

  await test.step('its address opens it again', async () => {
    await adminPage.goto(`/admin/inquiries/${id}`);
    await expect(dialog).toBeVisible();
    await adminPage.getByRole('button', { name: 'Затвори' }).click();
    await expect(dialog).toBeHidden();
    await expect(adminPage).toHaveURL(/\/admin\/inquiries(\?|$)/);
  });
});

test.describe('deleting', () => {
  // The open inquiry may be requested once more while it is deleted.
  test.use({ expectedErrors: [/406/] });

  test('asks first; cancelling keeps the inquiry, confirming deletes it', async ({ adminPage, backend }) => {
    const { name } = await sendInquiry(backend);
    await openList(adminPage, name);
    await adminPage.getByRole('button', { name: `Изтрий запитването от ${name}` }).click();
    const question = adminPage.getByRole('alertdialog', { name: 'Изтриване на запитване' });
    await expect(question).toContainText(`Сигурни ли сте, че искате да изтриете запитването от ${name}?`);
    await question.getByRole('button', { name: 'Отказ' }).click();
    await expect(rowOf(adminPage, name)).toBeVisible();

    await viewButton(adminPage, name).click();
    await adminPage.getByRole('dialog', { name }).getByRole('button', { name: 'Изтрий' }).click();
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(adminPage.getByRole('alert')).toContainText('Запитването е изтрито');
    await expect(adminPage.getByRole('dialog')).toHaveCount(0);
    await expect(adminPage.getByText('Няма намерени запитвания.')).toBeVisible();
  });
});

test('pages of many inquiries neither repeat nor skip any', async ({ adminPage, backend }) => {
  const batch = crypto.randomUUID().slice(0, 8);
  const rows = Array.from({ length: 23 }, (_, index) => ({
    name: `Поредица ${batch} ${index}`,
    email: 'a@primer.example',
    phone: '1',
    service: 'other',
    message: 'Еднакво време за всички.',
  }));
  const { error } = await service(backend).from('vitrina_inquiries').insert(rows);
  expect(error).toBeNull();

  await openList(adminPage, batch);
  const names = adminPage.locator('td', { hasText: `Поредица ${batch}` });
  const seen = new Set<string>();
  const expectPage = async (range: string, known: number) => {
    await expect(adminPage.getByText(range)).toBeVisible();
    // The old page stays until the new one has loaded.
    await expect
      .poll(async () => {
        for (const name of await names.allTextContents()) seen.add(name);
        return seen.size;
      })
      .toBe(known);
  };
  const next = adminPage.getByRole('button', { name: 'Към следващата страница' });
  await expectPage('1–10 от 23', 10);
  await next.click();
  await expectPage('11–20 от 23', 20);
  await next.click();
  await expectPage('21–23 от 23', 23);
});

test.describe('with a failing network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|failed:|dynamically imported module/] });

  test('the list shows an error and loads on a retry', async ({ adminPage, expectAccessible }) => {
    // Without hints, because those of other tests would reload the list before the retry.
    await adminPage.routeWebSocket(/\/realtime\//, () => undefined);
    await adminPage.route(LIST, (route) => route.abort());
    await adminPage.goto('/admin');
    const error = adminPage.getByRole('alert');
    await expect(error).toContainText('Грешка при зареждане');
    await expect(error).toContainText('Възникна грешка при зареждането на запитванията.');
    await expectAccessible(adminPage);
    await adminPage.unroute(LIST);
    await adminPage.getByRole('button', { name: 'Опитайте отново' }).click();
    await expect(error).toBeHidden();
  });

  for (const { what, code, address } of [
    { what: 'a page', code: /\/assets\/ContactMessageList.*\.js/, address: '/admin/contact-messages' },
    { what: 'the frame', code: /\/assets\/console.*\.js/, address: '/admin' },
  ])
    test(`${what} whose code fails to load shows an error, and loads on a retry`, async ({ adminPage }) => {
      await adminPage.route(code, (route) => route.abort());
      await adminPage.goto(address);
      const error = adminPage.getByRole('alert');
      await expect(error).toContainText('Страницата не може да бъде показана. Моля, опитайте отново.');
      await adminPage.unroute(code);
      await adminPage.getByRole('button', { name: 'Опитайте отново' }).click();
      await expect(error).toBeHidden();
      await expect(adminPage.getByRole('textbox', { name: 'Търсене' })).toBeVisible();
    });

  test('an inquiry opens even if it cannot be marked as read; a failed deletion keeps it', async ({
    adminPage,
    backend,
  }) => {
    const { name } = await sendInquiry(backend);
    await openList(adminPage, name);
    await adminPage.route(TABLE, (route) =>
      ['PATCH', 'DELETE'].includes(route.request().method()) ? route.abort() : route.continue(),
    );
    await viewButton(adminPage, name).click();
    await expect(adminPage.getByRole('dialog', { name })).toContainText('Трябва ми сайт с меню.');
    await expect(adminPage.getByRole('alert')).toHaveCount(0);
    await adminPage.getByRole('button', { name: 'Отбележи като отговорено' }).click();
    await expect(adminPage.getByText('Отговорът не можа да бъде отбелязан.')).toBeVisible();
    await expect(adminPage.getByText('Отбелязано като отговорено')).toHaveCount(0);
    await adminPage.keyboard.press('Escape');
    await expect(rowOf(adminPage, name)).toContainText('Ново');

    await adminPage.getByRole('button', { name: `Изтрий запитването от ${name}` }).click();
    await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
    await expect(adminPage.getByRole('alertdialog')).toContainText('Грешка при изтриване');
    await adminPage.getByRole('button', { name: 'Отказ' }).click();
    await expect(rowOf(adminPage, name)).toBeVisible();
    await adminPage.getByRole('button', { name: `Изтрий запитването от ${name}` }).click();
    await expect(adminPage.getByRole('alertdialog')).not.toContainText('Грешка при изтриване');
  });
});

test.describe('when the database refuses', () => {
  test.use({ expectedErrors: [/status of 403|failed:/] });

  test('the list says „Достъп отказан“ and nobody is signed out', async ({ adminPage }) => {
    await adminPage.route(LIST, (route) =>
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: '42501', message: 'permission denied' },
      }),
    );
    await adminPage.goto('/admin');
    await expect(adminPage.getByText('Достъп отказан')).toBeVisible();
    await expect(adminPage.getByRole('heading', { name: 'Запитвания' })).toBeVisible();
  });
});

test.describe('with an unknown address', () => {
  test.use({ expectedErrors: [/status of 40[06]/] });

  test('the dialog says so', async ({ adminPage }) => {
    await adminPage.goto(`/admin/inquiries/${crypto.randomUUID()}`);
    await expect(adminPage.getByRole('dialog', { name: 'Запитването не е намерено' })).toBeVisible();
    await adminPage.goto('/admin/inquiries/no-id');
    await expect(adminPage.getByRole('dialog', { name: 'Запитването не е намерено' })).toBeVisible();
  });

  test('a long link that was cut off within a letter opens at once', async ({ adminPage }) => {
    await adminPage.goto(`/admin/inquiries?filter=${encodeURIComponent('👨‍👩‍👧'.repeat(85))}%F0%9F`);
    await expect(adminPage.getByRole('heading', { name: 'Запитвания' })).toBeVisible();
  });
});

test('list, inquiry and question are accessible in both colour schemes', async ({
  adminPage,
  backend,
  expectAccessibleDayAndNight,
}) => {
  const { name } = await sendInquiry(backend);
  await openList(adminPage, name);
  await expect(rowOf(adminPage, name)).toBeVisible();
  await expectAccessibleDayAndNight(adminPage);
  await viewButton(adminPage, name).click();
  await adminPage.getByRole('dialog', { name }).getByRole('button', { name: 'Изтрий' }).click();
  await expect(adminPage.getByRole('alertdialog')).toHaveCSS('opacity', '1');
  await expectAccessibleDayAndNight(adminPage);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list is cards, the menu a drawer, and nothing scrolls sideways', async ({
    adminPage,
    backend,
    expectAccessible,
  }) => {
    const { name } = await sendInquiry(backend);
    await openList(adminPage, name);
    const card = adminPage.getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('Ново');
    await expect(adminPage.getByRole('columnheader', { name: 'Статус' })).toHaveCount(0);
    await expectAccessible(adminPage);
    expect(await overflow(adminPage)).toBe(0);

    const tops = ['Първо най-новите', 'Изтегли CSV'].map(async (button) => {
      const box = await adminPage.getByRole('button', { name: button }).boundingBox();
      return Math.round(box?.y ?? Number.NaN);
    });
    expect(new Set(await Promise.all(tops)), 'what is done with the list stands in one line').toHaveProperty(
      'size',
      1,
    );

    await viewButton(adminPage, name).tap();
    const dialog = adminPage.getByRole('dialog', { name });
    await expect(dialog.getByText('Трябва ми сайт с меню.'), 'without scrolling').toBeInViewport({
      ratio: 1,
    });
    await expect(dialog.getByRole('link', { name: 'Отговор по имейл' })).toBeInViewport({ ratio: 1 });
    await adminPage.getByRole('button', { name: 'Затвори' }).tap();
    await expect(card).toContainText('Прочетено');

    await sendInquiry(backend);
    await adminPage.getByRole('button', { name: /^Меню \(непрочетени: \d+\)$/ }).tap();
    await expect(adminPage.getByRole('link', { name: 'Запитвания' })).toBeVisible();
    await expectAccessible(adminPage);
    await adminPage.keyboard.press('Escape');
    await expect(adminPage.getByRole('button', { name: 'Меню' })).toBeFocused();

    await adminPage.setViewportSize({ width: 320, height: 640 });
    await expect(card).toBeVisible();
    expect(await overflow(adminPage)).toBe(0);
  });
});
