import type { Locator } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { toast } from '../toast.ts';
import { card } from './card.ts';
import { somebody } from './somebody.ts';

test('every task of the owner takes at most four taps on a phone', async ({ adminPage: page, backend }) => {
  const { name, phone } = await somebody(backend);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const inFour = (task: string) => {
    expect.soft(taps, task).toBeLessThanOrEqual(4);
    taps = 0;
  };
  const menu = page.getByRole('button', { name: /^Меню/ });
  const view = page.getByRole('button', { name: `Преглед на запитването от ${name}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');

  await test.step('reply with a canned reply', async () => {
    await tap(view);
    await tap(page.getByRole('link', { name: 'Напиши отговор' }));
    await expect(page.getByRole('heading', { name: `Отговор до ${name}` })).toBeFocused();
    await expect(page.getByLabel('Тема')).toHaveValue('Отговор на запитването ви');
    await tap(page.getByRole('button', { name: 'Благодарим, ще се обадим' }));
    await expect(page.getByRole('textbox', { name: 'Писмо' })).toHaveValue(
      new RegExp(`^Здравейте, ${name},\n\nБлагодарим`),
    );
    await expect(page.getByRole('checkbox', { name: 'Добави полученото съобщение отдолу' })).toBeChecked();
    await tap(page.getByRole('button', { name: 'Изпрати', exact: true }));
    await expect(toast(page, 'Писмото тръгва')).toContainText('Дали е изпратено, се вижда тук и в Писма.');
    inFour('reply');
    await expect(page.getByText(/^Писмо – /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Напиши отговор' })).toBeVisible();
  });

  await test.step('add a note', async () => {
    await menu.click();
    await page.getByRole('link', { name: /^Запитвания/ }).click();
    await tap(view);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText('В разговор');
    await tap(dialog.getByRole('link', { name: 'Към клиента' }));
    await tap(page.getByRole('textbox', { name: 'Бележка' }));
    await page.keyboard.type('Обича кратки писма.');
    await tap(page.getByRole('button', { name: 'Запиши' }));
    inFour('note');
    await expect(toast(page, 'Бележката е записана')).toBeVisible();
    await expect(card(page, 'Бележка на admin')).toContainText('Обича кратки писма.');
    await expect(page.getByRole('textbox', { name: 'Бележка' })).toHaveValue('');
  });

  await test.step('remember to call back', async () => {
    await menu.click();
    await page.getByRole('link', { name: /^Запитвания/ }).click();
    await tap(view);
    await tap(page.getByRole('dialog', { name }).getByRole('link', { name: 'Към клиента' }));
    await tap(page.getByLabel('Какво'));
    await page.keyboard.type('да се обадя');
    await expect(page.getByRole('button', { name: 'Утре' })).toHaveAttribute('aria-pressed', 'true');
    await tap(page.getByRole('button', { name: 'Запази' }));
    inFour('remember');
    await expect(toast(page, 'Стъпката е запазена')).toBeVisible();
  });

  await test.step('find the person with a phone number', async () => {
    await tap(menu);
    await tap(page.getByRole('link', { name: /^Клиенти/ }));
    await tap(page.getByRole('searchbox', { name: 'Търсене по име, имейл или телефон' }));
    await page.keyboard.type(phone.replaceAll(' ', ''));
    await expect(card(page, name)).toContainText('да се обадя');
    await expect(card(page, name)).toContainText('В разговор');
    await tap(page.getByRole('link', { name }));
    inFour('who called');
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});
