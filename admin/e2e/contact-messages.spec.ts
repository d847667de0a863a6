import { readFile } from 'node:fs/promises';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendContactMessage } from './sendContactMessage.ts';

/** The address of the list after a search, which empties the selection. */
const SEARCHED = /filter=%7B%22q/;

test('an order is opened by its address, answered, found by its package and deleted; others are exported for Excel, and are cards on a phone', async ({
  adminPage,
  backend,
  expectAccessible,
}) => {
  const mark = crypto.randomUUID();
  const { id, name } = await sendContactMessage(backend);
  const other = await sendContactMessage(backend, { message: mark });
  const formula = await sendContactMessage(backend, { title: '=1+1', phone: '+359 88 000', message: mark });
  const dialog = adminPage.getByRole('dialog', { name });
  const search = adminPage.getByRole('textbox', { name: 'Търсене' });
  const row = adminPage.getByRole('row', { name });
  await adminPage.goto(`/admin/contact-messages/${id}`);

  await test.step('its dialog', async () => {
    await expect(dialog).toContainText('Котка на витрина.');
    const href = await dialog.getByRole('link', { name: 'Отговор по имейл' }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toBe(
      'mailto:ralitsa@primer.example?subject=Отговор на съобщението ви',
    );
    await dialog.getByRole('button', { name: 'Отбележи като отговорено' }).click();
    await expect(dialog.getByRole('button', { name: 'Отбележи като неотговорено' })).toBeVisible();
    await expect(dialog.getByRole('term').filter({ hasText: 'Отговорено' })).toBeVisible();
    await expect(dialog).toHaveCSS('opacity', '1');
    await expectAccessible(adminPage);
    await adminPage.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('its row', async () => {
    await search.fill('премиум');
    await expect(adminPage).toHaveURL(SEARCHED);
    await expect(row).toContainText('AI изображения – премиум пакет');
    await expect(row).toContainText('ralitsa@primer.example');
    await expect(row.getByRole('cell', { name: '—' })).toBeVisible();
    await expect(row).toContainText('Отговорено');
    await expect(adminPage.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expectAccessible(adminPage);
  });

  await test.step('it is deleted', async () => {
    await adminPage.getByRole('button', { name: `Преглед на съобщението от ${name}` }).click();
    await expect(adminPage).toHaveURL(new RegExp(`/admin/contact-messages/${id}`));
    await dialog.getByRole('button', { name: 'Изтрий' }).click();
    const question = adminPage.getByRole('alertdialog', { name: 'Изтриване на съобщение' });
    await expect(question).toContainText(`Сигурни ли сте, че искате да изтриете съобщението от ${name}?`);
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(adminPage.getByRole('alert')).toContainText('Съобщението е изтрито');
    await expect(row).toBeHidden();
  });

  await test.step('others are exported without formulas', async () => {
    await search.fill(mark);
    // The package did not find this one.
    await expect(adminPage.getByRole('row', { name: formula.name })).toBeVisible();
    await expect(adminPage.getByText('1–2 от 2')).toBeVisible();
    const download = adminPage.waitForEvent('download');
    await adminPage.getByRole('button', { name: 'Изтегли CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.split('\r\n')[0]).toBe(
      '\uFEFF"Дата";"Име";"Имейл";"Телефон";"Тема";"Съобщение";"Прочетено";"Отговорено на"',
    );
    expect(csv).toContain(`"";"AI изображения – премиум пакет";"${mark}"`);
    expect(csv).toContain(`"=""+359 88 000""";"'=1+1";"${mark}"`);
  });

  await test.step('on a phone at night they are cards, which can be selected, deleted and restored', async () => {
    await adminPage.emulateMedia({ colorScheme: 'dark' });
    await adminPage.setViewportSize({ width: 390, height: 844 });
    const cards = adminPage.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    await expect(cards).toHaveCount(2);
    await adminPage.getByRole('checkbox', { name: `Избери съобщението от ${other.name}` }).click();
    const whole = adminPage.getByRole('checkbox', { name: 'Избери всички на страницата' });
    await expect(whole).toBeChecked({ indeterminate: true });
    await expectAccessible(adminPage);
    await adminPage.getByRole('checkbox', { name: `Избери съобщението от ${formula.name}` }).click();
    await expect(whole).toBeChecked();
    expect(await overflow(adminPage)).toBe(0);

    const chosen = adminPage.getByRole('toolbar', { name: 'Избрани съобщения' });
    await chosen.getByRole('button', { name: 'Изтрий' }).click();
    const question = adminPage.getByRole('alertdialog', { name: 'Изтриване на съобщения' });
    await expect(question).toContainText('Сигурни ли сте, че искате да изтриете 2 съобщения?');
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(adminPage.getByText('Няма намерени съобщения.')).toBeVisible();
    await adminPage.getByRole('button', { name: 'Отмени' }).click();
    await expect(cards).toHaveCount(2);
    await expect(cards.filter({ hasText: other.name })).toContainText('Ново');
  });
});
