import type { Page } from '@playwright/test';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';

const TABLE = '**/rest/v1/vitrina_inquiries**';
const LIST = '**/rest/v1/rpc/find_inquiries';

async function openList(page: Page, words: string) {
  await page.goto('/admin');
  await search(page, words);
}

async function search(page: Page, words: string) {
  await page.getByRole('textbox', { name: 'Търсене' }).fill(words);
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
    await viewButton(adminPage, name).click();
    await expect(adminPage).toHaveURL(new RegExp(`/admin/inquiries/${id}`));
    await adminPage.goBack();
    await expect(dialog).toBeHidden();
  });

  await test.step('opened while a search is debounced, it is closed with one step back', async () => {
    const [, mark = ''] = name.split(' ');
    await expect(adminPage.getByText('1–1 от 1')).toBeVisible();
    await adminPage.getByRole('textbox', { name: 'Търсене' }).fill(`${mark} ралица`);
    await viewButton(adminPage, name).click();
    await expect(dialog).toBeVisible();
    await expect(adminPage).toHaveURL(new RegExp(`${mark}.+${encodeURIComponent('ралица')}`));
    await expect.poll(() => adminPage.evaluate(() => history.state?.usr?.isFromList)).toBe(true);
    await adminPage.goBack();
    await expect(dialog).toBeHidden();
    await expect(adminPage.getByText('1–1 от 1')).toBeVisible();
  });

  await test.step('a toast over it can be used with the keyboard', async () => {
    await viewButton(adminPage, name).click();
    await dialog.getByRole('button', { name: 'Отбележи като отговорено' }).click();
    const undo = adminPage.getByRole('button', { name: 'Отмени' });
    await expect(undo).toBeVisible();
    await dialog.getByRole('link', { name: 'Отговор по имейл' }).focus();
    await adminPage.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await adminPage.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Отбележи като отговорено' })).toBeVisible();
    // When the toast disappears, the focus returns to where it was.
    await expect(dialog.getByRole('link', { name: 'Отговор по имейл' })).toBeFocused();
    await expect(undo).toBeHidden();
    await adminPage.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('its address opens it again', async () => {
    await adminPage.goto(`/admin/inquiries/${id}`);
    await expect(dialog).toBeVisible();
    await adminPage.getByRole('button', { name: 'Затвори', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(adminPage).toHaveURL(/\/admin\/inquiries(\?|$)/);
  });
});

test.describe('deleting', () => {
  // The open inquiry may be requested once more while it is deleted.
  test.use({ expectedErrors: [/406/] });

  test('asks first; cancelling keeps the inquiry, confirming deletes it; all is accessible in both colour schemes', async ({
    adminPage,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    const { name } = await sendInquiry(backend);
    await openList(adminPage, name);
    await expect(rowOf(adminPage, name)).toBeVisible();
    await expectAccessibleDayAndNight(adminPage);
    await adminPage.getByRole('button', { name: `Изтрий запитването от ${name}` }).click();
    const question = adminPage.getByRole('alertdialog', { name: 'Изтриване на запитване' });
    await expect(question).toContainText(`Сигурни ли сте, че искате да изтриете запитването от ${name}?`);
    await question.getByRole('button', { name: 'Отказ' }).click();
    await expect(rowOf(adminPage, name)).toBeVisible();

    await viewButton(adminPage, name).click();
    await adminPage.getByRole('dialog', { name }).getByRole('button', { name: 'Изтрий' }).click();
    await expect(question).toHaveCSS('opacity', '1');
    await expectAccessibleDayAndNight(adminPage);
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(adminPage.getByRole('alert')).toContainText('Запитването е изтрито');
    await expect(adminPage.getByRole('dialog')).toHaveCount(0);
    await expect(adminPage.getByText('Няма намерени запитвания.')).toBeVisible();
  });
});

test.describe('with a failing network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|failed:|dynamically imported module|status of 403/] });

  test('what cannot be loaded shows an error, and loads on a retry; what cannot be changed stays', async ({
    adminPage,
    backend,
    expectAccessible,
  }) => {
    const { name } = await sendInquiry(backend);
    const frame = /\/assets\/console.*\.js/;
    const code = /\/assets\/ContactMessageList.*\.js/;
    const error = adminPage.getByRole('alert');
    const retry = adminPage.getByRole('button', { name: 'Опитайте отново' });
    // Without hints, because those of other tests would reload the list before the retry.
    await adminPage.routeWebSocket(/\/realtime\//, () => undefined);
    await adminPage.route(frame, (route) => route.abort());
    await adminPage.route(LIST, (route) => route.abort());
    await adminPage.goto('/admin');

    await test.step('the code of the frame', async () => {
      await expect(error).toContainText('Страницата не може да бъде показана. Моля, опитайте отново.');
      await adminPage.unroute(frame);
      await retry.click();
    });

    await test.step('the list', async () => {
      await expect(error).toContainText('Грешка при зареждане');
      await expect(error).toContainText('Възникна грешка при зареждането на запитванията.');
      await expectAccessible(adminPage);
      await adminPage.unroute(LIST);
    });

    await test.step('a list that the database refuses, which signs nobody out', async () => {
      await adminPage.route(LIST, (route) =>
        route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: '42501', message: 'permission denied' },
        }),
      );
      await retry.click();
      await expect(error).toContainText('Достъп отказан');
      await expect(adminPage.getByRole('heading', { name: 'Запитвания' })).toBeVisible();
      await adminPage.unroute(LIST);
      await retry.click();
      await expect(error).toBeHidden();
      await expect(adminPage.getByRole('textbox', { name: 'Търсене' })).toBeVisible();
    });

    await test.step('the code of a page', async () => {
      await adminPage.route(code, (route) => route.abort());
      await adminPage.getByRole('link', { name: 'Поръчки и съобщения' }).click();
      await expect(error).toContainText('Страницата не може да бъде показана. Моля, опитайте отново.');
      await adminPage.unroute(code);
      await retry.click();
      await expect(error).toBeHidden();
      await expect(adminPage.getByRole('heading', { level: 1, name: 'Поръчки и съобщения' })).toBeVisible();
      await expect(adminPage.getByRole('textbox', { name: 'Търсене' })).toBeVisible();
    });

    await test.step('an inquiry opens even if it cannot be marked as read; a failed change or deletion keeps it', async () => {
      await adminPage.getByRole('link', { name: 'Запитвания' }).click();
      await expect(adminPage.getByRole('heading', { level: 1, name: 'Запитвания' })).toBeVisible();
      await search(adminPage, name);
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
      await adminPage.getByRole('button', { name: 'Отказ' }).click();
    });

    await test.step('also that of selected rows', async () => {
      const selected = adminPage.getByRole('checkbox', { name: `Избери запитването от ${name}` });
      await selected.check();
      await adminPage.getByRole('button', { name: 'Отбележи като прочетени' }).click();
      await expect(adminPage.getByText('Запитванията не можаха да бъдат отбелязани.')).toBeVisible();
      await expect(rowOf(adminPage, name)).toContainText('Ново');
      await selected.check();
      await adminPage.getByRole('toolbar').getByRole('button', { name: 'Изтрий' }).click();
      await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
      await expect(adminPage.getByText('Грешка при изтриване')).toBeVisible();
      await expect(rowOf(adminPage, name)).toBeVisible();
    });
  });
});

test.describe('with an unknown address', () => {
  test.use({ expectedErrors: [/status of 40[06]/] });

  test('the dialog says so, and a long link that was cut off within a letter opens at once', async ({
    adminPage,
  }) => {
    const unknown = adminPage.getByRole('dialog', { name: 'Запитването не е намерено' });
    await adminPage.goto(`/admin/inquiries/${crypto.randomUUID()}`);
    await expect(unknown).toBeVisible();
    await adminPage.goto(`/admin/inquiries/no-id?filter=${encodeURIComponent('👨‍👩‍👧'.repeat(85))}%F0%9F`);
    await expect(unknown).toBeVisible();
    await unknown.getByRole('button', { name: 'Затвори', exact: true }).click();
    await expect(adminPage.getByRole('heading', { name: 'Запитвания' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list is cards, answered and marked with one tap each, the menu a drawer, and nothing scrolls sideways', async ({
    adminPage,
    backend,
    expectAccessible,
  }) => {
    const mark = crypto.randomUUID();
    const message = `Имам пекарна ${mark}.\nТрябва ми сайт с меню.`;
    const [first, second] = [
      await sendInquiry(backend, { message }),
      await sendInquiry(backend, { message }),
    ];
    const card = (name: string) =>
      adminPage.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await openList(adminPage, mark);
    await expect(card(second.name)).toContainText('Ново');
    await expect(adminPage.getByRole('columnheader', { name: 'Статус' })).toHaveCount(0);
    const tops = ['Първо най-новите', 'Изтегли CSV'].map(async (button) => {
      const box = await adminPage.getByRole('button', { name: button }).boundingBox();
      return Math.round(box?.y ?? Number.NaN);
    });
    expect(new Set(await Promise.all(tops)), 'what is done with the list stands in one line').toHaveProperty(
      'size',
      1,
    );

    await test.step('one is answered', async () => {
      await expect(card(first.name)).toContainText(mark);
      await expect(card(first.name).getByRole('link', { name: first.phone })).toHaveAttribute(
        'href',
        'tel:0880000000',
      );
      const reply = card(first.name).getByRole('link', { name: `Отговор по имейл до ${first.name}` });
      await expect(reply).toHaveAttribute('href', /^mailto:ralitsa@primer\.example\?subject=/);
      await reply.tap();
      await adminPage.getByRole('button', { name: 'Отговорено', exact: true }).tap();
      await expect(card(first.name)).toContainText('Отговорено');
    });

    await test.step('all are marked', async () => {
      await adminPage.getByRole('checkbox', { name: 'Избери всички на страницата' }).tap();
      await expectAccessible(adminPage);
      expect(await overflow(adminPage)).toBe(0);
      await adminPage.getByRole('button', { name: 'Отбележи като прочетени' }).tap();
      await expect(card(second.name)).toContainText('Прочетено');
      await adminPage.getByRole('button', { name: 'Отмени' }).tap();
      await expect(card(second.name)).toContainText('Ново');
    });

    await test.step('the list is narrowed to a week', async () => {
      const period = adminPage.getByRole('combobox', { name: 'Период' });
      await period.selectOption('Миналата седмица');
      await expect(adminPage.getByText('Няма намерени запитвания.')).toBeVisible();
      await period.selectOption('Тази седмица');
    });

    await test.step('a tap anywhere but on the buttons opens the inquiry', async () => {
      await card(second.name).getByText(mark).tap({ force: true });
      const dialog = adminPage.getByRole('dialog', { name: second.name });
      await expect(dialog.getByText('Трябва ми сайт с меню.'), 'without scrolling').toBeInViewport({
        ratio: 1,
      });
      await expect(dialog.getByRole('link', { name: 'Отговор по имейл' })).toBeInViewport({ ratio: 1 });
      await adminPage.getByRole('button', { name: 'Затвори', exact: true }).tap();
      await expect(card(second.name)).toContainText('Прочетено');
    });

    await test.step('the menu', async () => {
      await sendInquiry(backend);
      await adminPage.getByRole('button', { name: /^Меню \(непрочетени: \d+\)$/ }).tap();
      await expect(adminPage.getByRole('link', { name: 'Запитвания' })).toBeVisible();
      await expectAccessible(adminPage);
      await adminPage.keyboard.press('Escape');
      await expect(adminPage.getByRole('button', { name: 'Меню' })).toBeFocused();
    });

    await adminPage.setViewportSize({ width: 320, height: 640 });
    await expect(card(second.name)).toBeVisible();
    expect(await overflow(adminPage)).toBe(0);
  });
});
