import { readFile } from 'node:fs/promises';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

test('a search finds what the screen shows, and unselects what it hides', async ({
  adminPage: page,
  backend,
}) => {
  // With a letter: digits alone would be searched for as part of the phone number beside them.
  const mark = `m${crypto.randomUUID().slice(0, 8)}`;
  const message = `„Пекарна“ ${mark}, отстъпка 50%_сега, (моля)`;
  const { name } = await sendInquiry(backend, { service: 'logo-design', message });
  const { name: other } = await sendInquiry(backend, { service: 'no-template', message: mark });
  const turning = `Иван ${mark} \u202Egnp.exe`;
  await service(backend)
    .from('vitrina_inquiries')
    .insert({ name: turning, email: 'a@primer.example', phone: '1', service: 'other', message: 'Здравейте.' })
    .throwOnError();
  await page.goto('/admin');
  const search = page.getByRole('textbox', { name: 'Търсене' });

  await test.step('names of services, and literal wildcards', async () => {
    for (const typed of [`дизайн  ${mark} „ЛОГО“`, `${mark}, отстъпка 50%_СЕГА, (моля)`]) {
      await search.fill(typed);
      await expect(page.getByText('1–1 от 1')).toBeVisible();
      await expect(page.getByRole('row', { name })).toBeVisible();
    }
    await search.fill(`${mark} 5%сега`);
    await expect(page.getByText('Няма намерени запитвания.')).toBeVisible();
    await page.getByRole('button', { name: 'Изчисти' }).click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(page.getByText('Няма намерени запитвания.')).toBeHidden();
  });

  await test.step('a row that is no longer shown is no longer selected', async () => {
    const box = page.getByRole('checkbox', { name: `Избери запитването от ${other}` });
    const chosen = page.getByRole('toolbar', { name: 'Избрани запитвания' });
    await search.fill(other);
    await expect(page.getByText('1–1 от 1')).toBeVisible();
    await expect(page.getByRole('row', { name: other })).toContainText('Без шаблон');
    await box.check();
    await expect(chosen).toBeVisible();
    await search.fill(name);
    await expect(chosen).toBeHidden();
    await search.fill(other);
    await expect(box).not.toBeChecked();
  });

  await test.step('a name with a direction override does not affect the text around it', async () => {
    await search.fill(`Иван ${mark}`);
    await expect(page.locator('bdi', { hasText: turning })).toHaveText(turning);
  });
});

test('a search with thousands of results has a last page, is in the address, and is exported for Excel without formulas', async ({
  adminPage: page,
  backend,
}) => {
  const mark = crypto.randomUUID();
  const table = service(backend).from('vitrina_inquiries');
  const row = { email: 'a@primer.example', phone: '+359 88 000', service: 'logo-design', message: mark };
  const rows = Array.from({ length: 1005 }, (_, index) => ({
    ...row,
    name: index === 7 ? '=HYPERLINK("http://зло.example")' : `Човек ${index}`,
  }));
  // In parts: on a busy machine all of them take longer than a statement may.
  for (let at = 0; at < rows.length; at += 201) await table.insert(rows.slice(at, at + 201)).throwOnError();
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Търсене' }).fill(mark);
  await expect(page.getByText('1–10 от над 1000')).toBeVisible();
  await page.getByRole('button', { name: /страница 101$/ }).click();
  await expect(page.getByText('1001–1005 от 1005')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Търсене' })).toHaveValue(mark);
  await expect(page.getByText('1001–1005 от 1005')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Изтегли CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Дата";"Име";"Имейл";"Телефон";"Услуга";"Избрано";"Съобщение";"Прочетено";"Отговорено на"',
  );
  expect(new Set(lines.slice(1)).size).toBe(1005);
  expect(csv).toContain(`"'=HYPERLINK(""http://зло.example"")"`);
  expect(csv).toContain('"=""+359 88 000""";"Лого дизайн"');
  await table.delete().eq('message', mark).throwOnError();
});

test('an inquiry is marked as answered, and filtered by that, also after a reload and „back“', async ({
  adminPage: page,
  backend,
}) => {
  const mark = crypto.randomUUID();
  const { id, name } = await sendInquiry(backend, { message: mark });
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Търсене' }).fill(mark);
  await expect(page.getByText('1–1 от 1')).toBeVisible();
  const row = page.getByRole('row', { name });
  await page.getByRole('button', { name: `Преглед на запитването от ${name}` }).click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Отговор по имейл' }).click();
  await expect(page.getByText('Щом изпратите писмото, отбележете го.')).toBeVisible();
  const table = service(backend).from('vitrina_inquiries');
  const answered = async () => (await table.select('answered_at').eq('id', id).single()).data?.answered_at;
  expect(await answered()).toBeNull();
  await page.getByRole('button', { name: 'Отговорено', exact: true }).click();
  await expect(page.getByText('Отбелязано като отговорено')).toBeVisible();
  await page.getByRole('button', { name: 'Отмени' }).click();
  await expect.poll(answered).toBeNull();

  await page.getByRole('button', { name: 'Отбележи като отговорено' }).click();
  await expect(page.getByRole('dialog', { name })).toContainText('Пази се до');
  await page.getByRole('dialog', { name }).press('Escape');
  await expect(row).toContainText('Отговорено');

  const nothing = page.getByText('Няма намерени запитвания.');
  const period = page.getByRole('combobox', { name: 'Период' });
  const show = (state: string) => page.getByRole('button', { name: state, exact: true }).click();
  await show('Без отговор');
  await expect(nothing).toBeVisible();
  await show('Отговорени');
  await period.selectOption('Миналата седмица');
  await expect(nothing).toBeVisible();
  await period.selectOption('Днес');
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: `Преглед на запитването от ${name}` }).click();
  await page.getByRole('button', { name: 'Отбележи като ново' }).click();
  await expect(row).toContainText('Ново');
  await expect(row).toContainText('Отговорено');

  await test.step('opened once more it is read, until it is new again', async () => {
    await page.getByRole('button', { name: `Преглед на запитването от ${name}` }).click();
    const isRead = async () => (await table.select('read').eq('id', id).single()).data?.read;
    await expect.poll(isRead).toBe(true);
    await page.getByRole('button', { name: 'Отбележи като ново' }).click();
    await expect(row).toContainText('Ново');
    expect(await isRead()).toBe(false);
  });

  await page.reload();
  await expect(page.getByRole('button', { name: 'Отговорени' })).toHaveAttribute('aria-pressed', 'true');
  await expect(period).toHaveValue('today');
  await expect(row).toBeVisible();
  await page.getByRole('link', { name: 'Писма' }).click();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Отговорени' })).toHaveAttribute('aria-pressed', 'true');
  await show('Отговорени');
  await show('Нови');
  await expect(row).toBeVisible();
});

test('undoing „неотговорено“ brings back the time of the answer', async ({ adminPage: page, backend }) => {
  const inquiry = {
    id: crypto.randomUUID(),
    name: 'Ралица Илиева',
    email: 'a@primer.example',
    phone: '1',
    service: 'other',
    message: 'Здравейте.',
    read: true,
    created_at: '2026-11-01T08:00:00+00:00',
    answered_at: '2026-11-01T09:00:00+00:00',
  };
  const table = service(backend).from('vitrina_inquiries');
  await table.insert(inquiry).throwOnError();
  const marks = async () =>
    (await table.select('read, answered_at').eq('id', inquiry.id).single()).data ?? undefined;
  await page.goto(`/admin/inquiries/${inquiry.id}`);
  await page.getByRole('button', { name: 'Отбележи като неотговорено' }).click();
  await expect(page.getByText('Отбелязано като неотговорено')).toBeVisible();
  await expect.poll(marks).toEqual({ read: true, answered_at: null });
  await page.getByRole('button', { name: 'Отмени' }).click();
  await expect.poll(marks).toEqual({ read: true, answered_at: inquiry.answered_at });
});

test('the page says how long read inquiries are kept, and requests each number once', async ({
  adminPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /rpc\/(inquiry_totals|contact_message_totals|chat_conversations)/.exec(request.url())?.[1];
    if (name && request.method() === 'POST') asked.push(name);
  });
  // Without hints, which would cause more requests.
  await page.routeWebSocket(/\/realtime\//, () => undefined);
  await page.goto('/admin');
  await expect(page.getByText(/изтриват сами 12 месеца/)).toBeVisible();
  await expect(page.getByText('По услуга')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['chat_conversations', 'contact_message_totals', 'inquiry_totals']);
});

test('the space of the overview is reserved while it loads', async ({ adminPage: page }) => {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/rpc/inquiry_overview', async (route) => {
    await goesOn;
    await route.continue();
  });
  await page.goto('/admin');
  const search = page.getByRole('textbox', { name: 'Търсене' });
  await expect(search).toBeVisible();
  const before = await search.boundingBox();
  goOn();
  await expect(page.getByText('По услуга')).toBeVisible();
  expect((await search.boundingBox())?.y).toBe(before?.y);
});

test('on a tablet the page is accessible, and its table breaks no words', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const { name } = await sendInquiry(backend);
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto('/admin');
  const row = page.getByRole('row', { name });
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThan(90);
  await expectAccessible(page);
});

test('an inquiry opened while a search is debounced is closed with one step back', async ({
  adminPage: page,
  backend,
}) => {
  const { name } = await sendInquiry(backend);
  const [, mark = ''] = name.split(' ');
  await page.goto('/admin');
  const search = page.getByRole('textbox', { name: 'Търсене' });
  await search.fill(mark);
  await expect(page.getByText('1–1 от 1')).toBeVisible();
  await search.fill(`${mark} ралица`);
  await page.getByRole('button', { name: `Преглед на запитването от ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${mark}.+${encodeURIComponent('ралица')}`));
  await expect.poll(() => page.evaluate(() => history.state?.usr?.isFromList)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('dialog', { name })).toBeHidden();
  await expect(page.getByText('1–1 от 1')).toBeVisible();
});

test('a toast over an open inquiry can be used with the keyboard', async ({ adminPage: page, backend }) => {
  const { name } = await sendInquiry(backend);
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Търсене' }).fill(name);
  await expect(page.getByText('1–1 от 1')).toBeVisible();
  await page.getByRole('button', { name: `Преглед на запитването от ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Отбележи като отговорено' }).click();
  const undo = page.getByRole('button', { name: 'Отмени' });
  await expect(undo).toBeVisible();
  await dialog.getByRole('link', { name: 'Отговор по имейл' }).focus();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Отбележи като отговорено' })).toBeVisible();
  // When the toast disappears, the focus returns to where it was.
  await expect(dialog.getByRole('link', { name: 'Отговор по имейл' })).toBeFocused();
  await expect(undo).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
