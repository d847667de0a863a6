import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import type { GalleryImage } from '../src/data/fetchRows.ts';
import { ageContent, changeRows } from './builtEarlier.ts';
import { expectSent, field, fillIn, openFilledIn, sendButton } from './forms/visitorForm.ts';
import { orderForm } from './forms/visitorForms.ts';

const choice = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('an order that is written and sent by keyboard is stored as a message that names its package, and the form is then as before', async ({
  page,
  backend,
}) => {
  const description = `Роза за етикет ${crypto.randomUUID()}`;
  await page.goto('/ai-design');
  await expect(choice(page, /Основен пакет.*8 изображения.*готови до 48 часа/)).toBeChecked();
  await field(page, 'Име').focus();
  await page.keyboard.type('Мария Стоянова');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maria@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, /Премиум пакет/)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, /Лого дизайн/)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(description);
  await page.keyboard.press('Tab');
  await expect(sendButton(page, orderForm)).toBeFocused();
  await page.keyboard.press('Space');

  const toast = page.getByRole('status').filter({ hasText: 'Заявката' });
  await expect(toast).toContainText('Заявката е изпратена успешно!');
  await expect(toast).toContainText('Ще се свържем с вас в най-скоро време.');
  await expect(page.getByRole('heading', { name: 'Заявката е изпратена' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: /Лого дизайн/ })).toBeVisible();
  await page.getByRole('link', { name: 'Поръчайте картина' }).click();
  await expect(page.getByRole('heading', { name: 'Заявката е изпратена' })).toBeInViewport();
  await page.getByRole('button', { name: 'Изпратете още нещо' }).click();
  for (const label of Object.keys(orderForm.typed)) await expect(field(page, label)).toHaveValue('');
  await expect(choice(page, /Основен пакет/)).toBeChecked();

  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('contact_messages')
    .select('name, email, phone, title, message, read')
    .like('message', `${description}%`);
  expect(data).toEqual([
    {
      name: 'Мария Стоянова',
      email: 'maria@example.com',
      phone: 'N/A',
      title: 'AI Design Order - logo',
      message: `${description}\nPackage: logo`,
      read: false,
    },
  ]);
});

test('missing fields are named in a message and at the fields until the order is sent, and what is chosen stays', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/ai-design');
  await choice(page, /Лого дизайн/).check();
  await field(page, 'Име').fill('  ');
  await sendButton(page, orderForm).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Моля' });
  await expect(toast).toContainText('Грешка');
  await expect(toast).toContainText('Моля попълнете всички задължителни полета');
  // Hovering stops the toast from closing by itself.
  await toast.hover();
  await expect(page.getByText('Остават три полета')).toBeVisible();
  await expect(field(page, 'Име')).toHaveAccessibleDescription('Моля, въведете вашето име.');
  await expect(field(page, 'Имейл')).toHaveAccessibleDescription('Моля, въведете валиден имейл адрес.');
  await expect(field(page, 'Какво да нарисуваме')).toHaveAccessibleDescription(
    'Моля, опишете какво да нарисуваме.',
  );
  await expect(field(page, 'Име')).toBeFocused();
  await expect(choice(page, /Лого дизайн/)).toBeChecked();
  await expectAccessibleDayAndNight(page);

  await fillIn(page, orderForm);
  await sendButton(page, orderForm).click();
  await expectSent(page, orderForm);
  await expect(toast).toBeHidden();
});

test('an address without "@" is not called a missing field', async ({ page }) => {
  await openFilledIn(page, orderForm, { Имейл: 'maria.example.com' });
  await sendButton(page, orderForm).click();
  await expect(field(page, 'Имейл')).toHaveAccessibleDescription('Моля, въведете валиден имейл адрес.');
  await expect(field(page, 'Имейл')).toBeFocused();
  await expect(page.getByText('Моля попълнете всички задължителни полета')).toBeHidden();
});

test('the page shows its steps, prices and pictures in order, each picture marked as a sample, and leads to the form', async ({
  page,
}) => {
  await page.goto('/ai-design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI дизайн');
  await expect(page.getByText('за 24–48 часа според пакета, логото – до 12 часа')).toBeVisible();
  const process = page.getByRole('region', { name: 'От думи до картина' });
  await expect(process.getByRole('heading', { level: 3 })).toHaveText([
    'Заявка',
    'Обработка',
    'Корекции',
    'Доставка',
  ]);
  const prices = page.getByRole('region', { name: 'Три пакета' });
  for (const price of ['12,78 € (25 лв.)', '25,56 € (50 лв.)', '51,13 € (100 лв.)'])
    await expect(prices).toContainText(price);

  const cards = page.getByRole('region', { name: 'На стената' }).getByRole('listitem');
  for (const [index, title] of ['Хляб преди изгрев', 'Розобер', 'Нощна София'].entries())
    await expect(cards.nth(index).getByRole('heading')).toHaveText(title);
  const first = cards.first();
  await expect(first).toContainText('Примерна творба');
  await expect(first).toContainText('Корица за страницата на малка пекарна.');
  await expect(
    first.getByRole('img', { name: 'Самун хляб на раирано небе, зад него изгрява оранжево слънце.' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Поръчайте картина' }).click();
  await expect(field(page, 'Име')).toBeInViewport();
});

test('a picture that was added since is shown, described by its title where it has no alternative text', async ({
  page,
}) => {
  await ageContent(page);
  await changeRows<GalleryImage>(page, 'ai_gallery_images', ([first, ...rest]) => [
    { ...first, id: crypto.randomUUID(), title: 'Лале', alt: null },
    ...rest,
  ]);
  await page.goto('/ai-design');
  await expect(page.getByRole('heading', { name: 'Лале' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Картина: Лале' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Хляб преди изгрев' })).toHaveCount(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to order instead, and shows the gallery', async ({ page }) => {
    await page.goto('/ai-design');
    await expect(page.getByText('Обадете се или пишете')).toBeVisible();
    await expect(page.getByLabel('Какво да нарисуваме')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Планински чай' })).toBeVisible();
  });
});
