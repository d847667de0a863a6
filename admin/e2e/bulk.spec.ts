import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';

/** The address of the list after a search. */
const SEARCHED = /filter=%7B%22q/;

test('several inquiries are marked as read at once, which can be undone', async ({ adminPage, backend }) => {
  const mark = crypto.randomUUID();
  const names = [
    await sendInquiry(backend, { message: mark }),
    await sendInquiry(backend, { message: mark }),
  ];
  await adminPage.goto('/admin');
  await adminPage.getByRole('textbox', { name: 'Търсене' }).fill(mark);
  await expect(adminPage).toHaveURL(SEARCHED);
  await expect(adminPage.getByText('1–2 от 2')).toBeVisible();
  await adminPage.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
  await adminPage.getByRole('button', { name: 'Отбележи като прочетени' }).click();
  await expect(adminPage.getByText('2 запитвания са отбелязани като прочетени')).toBeVisible();
  for (const { name } of names) await expect(adminPage.getByRole('row', { name })).toContainText('Прочетено');
  await adminPage.getByRole('button', { name: 'Отмени' }).click();
  for (const { name } of names) await expect(adminPage.getByRole('row', { name })).toContainText('Ново');

  await test.step('an icon shows its tooltip on hover and focus, until Escape', async () => {
    await adminPage.setViewportSize({ width: 1100, height: 800 });
    const view = adminPage.getByRole('button', { name: `Преглед на запитването от ${names[0]?.name}` });
    const tip = adminPage.getByRole('tooltip', { name: 'Преглед' });
    await view.hover();
    await expect(tip).toBeVisible();
    // The tooltip stays while the mouse is on it.
    await tip.hover();
    await expect(tip).toBeVisible();
    await adminPage.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await view.focus();
    await adminPage.keyboard.press('Tab');
    const next = adminPage.getByRole('tooltip', { name: 'Изтрий' });
    await expect(next).toBeVisible();
    await adminPage.keyboard.press('Escape');
    await expect(next).toHaveCount(0);
  });
});

test('one and several deleted inquiries are in the bin, and are restored from there', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  // Each step waits for the server twice.
  test.slow();
  const mark = crypto.randomUUID();
  const sent = { message: mark };
  const [first, second] = [await sendInquiry(backend, sent), await sendInquiry(backend, sent)];
  const row = (name: string) => page.getByRole('row', { name });
  const show = (state: string) => page.getByRole('button', { name: state, exact: true }).click();
  const chosen = page.getByRole('toolbar', { name: 'Избрани запитвания' });
  const everything = page.getByRole('checkbox', { name: 'Избери всички на страницата' });
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Търсене' }).fill(mark);
  await expect(page).toHaveURL(SEARCHED);

  await test.step('one, which is undone, and is no longer selected', async () => {
    await page.getByRole('checkbox', { name: `Избери запитването от ${first.name}` }).check();
    await page.getByRole('button', { name: `Изтрий запитването от ${first.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
    await expect(page.getByText('Запитването е изтрито')).toBeVisible();
    await expect(row(first.name)).toBeHidden();
    await expect(chosen).toBeHidden();
    await page.getByRole('button', { name: 'Отмени' }).click();
    await expect(row(first.name)).toBeVisible();
    await expect(chosen).toBeHidden();
  });

  await test.step('one by its checkbox', async () => {
    await page.getByRole('checkbox', { name: `Избери запитването от ${first.name}` }).check();
    await chosen.getByRole('button', { name: 'Изтрий' }).click();
    const question = page.getByRole('alertdialog', { name: 'Изтриване на запитване' });
    await expect(question).toContainText(`изтриете запитването от ${first.name}?`);
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(row(first.name)).toBeHidden();
    await show('Кошче');
    await expect(row(first.name)).toContainText('В кошчето до');
    await expect(row(second.name)).toBeHidden();
    await expect(
      page.getByText('Изтритите запитвания стоят тук до 30 дни, после изчезват завинаги.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Върни запитването от ${first.name}` }).click();
    // Of what is searched for; the rest of the bin is another matter.
    await expect(page.getByText('Няма намерени запитвания.')).toBeVisible();
    await show('Кошче');
  });

  await test.step('many', async () => {
    await expect(page.getByText('1–2 от 2')).toBeVisible();
    await everything.check();
    await chosen.getByRole('button', { name: 'Изтрий' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
    await expect(page.getByText('Няма намерени запитвания.')).toBeVisible();
    await show('Кошче');
    await everything.check();
    await chosen.getByRole('button', { name: 'Върни' }).click();
    await expect(page.getByText('2 запитвания са върнати')).toBeVisible();
    await expect(page.getByText('Няма намерени запитвания.')).toBeVisible();
    await show('Кошче');
    await expect(row(second.name)).toContainText('Ново');
  });
});

test.describe('with a failing network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|failed:/] });

  test('a failed change or deletion keeps the rows and shows an error', async ({ adminPage, backend }) => {
    const { name } = await sendInquiry(backend);
    await adminPage.goto('/admin');
    await adminPage.getByRole('textbox', { name: 'Търсене' }).fill(name);
    await expect(adminPage).toHaveURL(SEARCHED);
    await adminPage.route('**/rest/v1/vitrina_inquiries**', (route) => route.abort());
    await adminPage.getByRole('checkbox', { name: `Избери запитването от ${name}` }).check();
    await adminPage.getByRole('button', { name: 'Отбележи като прочетени' }).click();
    await expect(adminPage.getByText('Запитванията не можаха да бъдат отбелязани.')).toBeVisible();
    await expect(adminPage.getByRole('row', { name })).toContainText('Ново');

    await adminPage.getByRole('checkbox', { name: `Избери запитването от ${name}` }).check();
    await adminPage.getByRole('toolbar').getByRole('button', { name: 'Изтрий' }).click();
    await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
    await expect(adminPage.getByText('Грешка при изтриване')).toBeVisible();
    await expect(adminPage.getByRole('row', { name })).toBeVisible();
  });
});

test('an export shows that it is running, and cannot be started twice', async ({
  adminPage: page,
  backend,
}) => {
  const { name } = await sendInquiry(backend);
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Търсене' }).fill(name);
  await expect(page.getByText('1–1 от 1')).toBeVisible();
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rpc/find_inquiries', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Изтегли CSV' }).click();
  await expect(page.getByRole('button', { name: 'Подготвя се...' })).toBeDisabled();
  const download = page.waitForEvent('download');
  answer();
  await download;
  await expect(page.getByRole('button', { name: 'Изтегли CSV' })).toBeEnabled();
});

test.describe('when a page of rows cannot be read', () => {
  test.use({ expectedErrors: [/status of 500|out of memory/] });

  test('an export shows an error and saves no incomplete file', async ({ adminPage: page }) => {
    const downloads: unknown[] = [];
    page.on('download', (file) => downloads.push(file));
    await page.goto('/admin');
    const start = page.getByRole('button', { name: 'Изтегли CSV' });
    await expect(start).toBeEnabled();
    await page.route('**/rpc/find_inquiries', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { message: 'out of memory' },
      }),
    );
    await start.click();
    await expect(page.getByText('Грешка при връзката със сървъра')).toBeVisible();
    expect(downloads).toEqual([]);
  });
});

test.describe('on a phone in the light scheme', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('inquiries are answered and marked with one tap each', async ({
    adminPage: page,
    backend,
    expectAccessible,
  }) => {
    const mark = crypto.randomUUID();
    const [first, second] = [
      await sendInquiry(backend, { message: mark }),
      await sendInquiry(backend, { message: mark }),
    ];
    await page.goto('/admin');
    await page.getByRole('textbox', { name: 'Търсене' }).fill(mark);
    await expect(page).toHaveURL(SEARCHED);
    const card = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(card(first.name)).toContainText(mark);
    await expect(card(first.name).getByRole('link', { name: first.phone })).toHaveAttribute(
      'href',
      'tel:0880000000',
    );
    const reply = card(first.name).getByRole('link', { name: `Отговор по имейл до ${first.name}` });
    await expect(reply).toHaveAttribute('href', /^mailto:ralitsa@primer\.example\?subject=/);
    await reply.tap();
    await page.getByRole('button', { name: 'Отговорено', exact: true }).tap();
    await expect(card(first.name)).toContainText('Отговорено');

    await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).tap();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Отбележи като прочетени' }).tap();
    await expect(card(second.name)).toContainText('Прочетено');
    await page.getByRole('button', { name: 'Отмени' }).tap();
    await expect(card(second.name)).toContainText('Ново');

    const period = page.getByRole('combobox', { name: 'Период' });
    await period.selectOption('Миналата седмица');
    await expect(page.getByText('Няма намерени запитвания.')).toBeVisible();
    await period.selectOption('Тази седмица');

    // A tap anywhere but on the buttons opens the inquiry.
    await card(second.name).getByText(mark).tap({ force: true });
    await expect(page.getByRole('dialog', { name: second.name })).toBeVisible();
  });
});
