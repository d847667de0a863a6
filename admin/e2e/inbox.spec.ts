import { readFile } from 'node:fs/promises';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';
import { toast } from './toast.ts';

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

test.describe('a search with thousands of results', () => {
  // An export that stops halfway.
  test.use({ expectedErrors: [/status of 500|out of memory/] });

  test('has pages that neither repeat nor skip any, is in the address, and is exported for Excel, whole or not at all', async ({
    adminPage: page,
    backend,
  }) => {
    const mark = crypto.randomUUID();
    const row = { email: 'a@primer.example', phone: '+359 88 000', service: 'logo-design', message: mark };
    const rows = Array.from({ length: 1005 }, (_, index) => ({
      ...row,
      name: index === 7 ? '=HYPERLINK("http://зло.example")' : `Човек ${index}`,
    }));
    await using started = new AsyncDisposableStack();
    const sql = postgres(backend.dbUrl, { max: 1 });
    started.defer(() => sql.end());
    // Without triggers: nobody needs a mail and a hint about each of them.
    await sql`set session_replication_role = replica`;
    // All at one time, so that only their ids order them.
    await sql`insert into vitrina_inquiries ${sql(rows)}`;
    started.defer(async () => void (await sql`delete from vitrina_inquiries where message = ${mark}`));
    await page.goto('/admin');
    await page.getByRole('textbox', { name: 'Търсене' }).fill(mark);

    await test.step('its pages', async () => {
      const names = page.locator('td', { hasText: /Човек \d+/ });
      const seen = new Set<string>();
      const expectPage = async (range: string, known: number) => {
        await expect(page.getByText(range)).toBeVisible();
        // The old page stays until the new one has loaded.
        await expect
          .poll(async () => {
            for (const name of await names.allTextContents()) seen.add(name);
            return seen.size;
          })
          .toBe(known);
      };
      const next = page.getByRole('button', { name: 'Към следващата страница' });
      await expectPage('1–10 от над 1000', 10);
      await next.click();
      await expectPage('11–20 от над 1000', 20);
      await next.click();
      await expectPage('21–30 от над 1000', 30);
      await page.getByRole('button', { name: /страница 101$/ }).click();
      await expect(page.getByText('1001–1005 от 1005')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Търсене' })).toHaveValue(mark);
      await expect(page.getByText('1001–1005 от 1005')).toBeVisible();
    });

    const find = '**/rpc/find_inquiries';
    const start = page.getByRole('button', { name: 'Изтегли CSV' });

    await test.step('an export whose second page cannot be read shows an error and saves no incomplete file', async () => {
      const downloads: unknown[] = [];
      page.on('download', (file) => downloads.push(file));
      await page.route(find, (route) =>
        route.request().postDataJSON().after_id
          ? route.fulfill({
              status: 500,
              headers: { 'access-control-allow-origin': '*' },
              json: { message: 'out of memory' },
            })
          : route.continue(),
      );
      await start.click();
      await expect(page.getByText('Грешка при връзката със сървъра')).toBeVisible();
      expect(downloads).toEqual([]);
      await page.unroute(find);
    });

    await test.step('an export shows that it is running, and cannot be started twice', async () => {
      const answer = await hold(page, find);
      await start.click();
      await expect(page.getByRole('button', { name: 'Подготвя се...' })).toBeDisabled();
      const download = page.waitForEvent('download');
      answer();
      const csv = await readFile(await (await download).path(), 'utf8');
      await expect(start).toBeEnabled();
      const lines = csv.trimEnd().split('\r\n');
      expect(lines[0]).toBe(
        '\uFEFF"Дата";"Име";"Имейл";"Телефон";"Услуга";"Избрано";"Съобщение";"Прочетено";"Отговорено на"',
      );
      expect(new Set(lines.slice(1)).size).toBe(1005);
      expect(csv, 'no formulas').toContain(`"'=HYPERLINK(""http://зло.example"")"`);
      expect(csv).toContain('"=""+359 88 000""";"Лого дизайн"');
    });
  });
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

  await test.step('undoing „неотговорено“ brings back the time of the answer', async () => {
    await expect.poll(answered).not.toBeNull();
    const at = await answered();
    await page.getByRole('button', { name: 'Отбележи като неотговорено' }).click();
    const said = toast(page, 'Отбелязано като неотговорено');
    await expect(said).toBeVisible();
    await expect.poll(answered).toBeNull();
    await said.getByRole('button', { name: 'Отмени' }).click();
    await expect.poll(answered).toBe(at);
    await expect(page.getByRole('button', { name: 'Отбележи като неотговорено' })).toBeVisible();
  });

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
