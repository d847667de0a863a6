import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';

/** The address of the list after a search. */
const SEARCHED = /filter=%7B%22q/;

test('one and several inquiries are marked as read or deleted, are undone, and are restored from the bin', async ({
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
  // So narrow that buttons are icons.
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Търсене' }).fill(mark);
  await expect(page).toHaveURL(SEARCHED);

  await test.step('an icon shows its tooltip on hover and focus, until Escape', async () => {
    const view = page.getByRole('button', { name: `Преглед на запитването от ${first.name}` });
    const tip = page.getByRole('tooltip', { name: 'Преглед' });
    await view.hover();
    await expect(tip).toBeVisible();
    // The tooltip stays while the mouse is on it.
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await view.focus();
    await page.keyboard.press('Tab');
    const next = page.getByRole('tooltip', { name: 'Изтрий' });
    await expect(next).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(next).toHaveCount(0);
  });

  await test.step('many as read, which is undone', async () => {
    await expect(page.getByText('1–2 от 2')).toBeVisible();
    await everything.check();
    await chosen.getByRole('button', { name: 'Отбележи като прочетени' }).click();
    await expect(page.getByText('2 запитвания са отбелязани като прочетени')).toBeVisible();
    for (const { name } of [first, second]) await expect(row(name)).toContainText('Прочетено');
    await page.getByRole('button', { name: 'Отмени' }).click();
    for (const { name } of [first, second]) await expect(row(name)).toContainText('Ново');
  });

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
