import type { Page } from '@playwright/test';
import { brand } from '@vitrina/shared/brand.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { phoneHref } from '@vitrina/shared/studioFacts.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectStarted } from './expectStarted.ts';
import { apiOf, expectKept, expectSent, field, openFilledIn, sendButton } from './forms/visitorForm.ts';
import { contactForm } from './forms/visitorForms.ts';

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());

test('the page says whether the studio is open and how to reach it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+02:00'));
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Почукайте на стъклото');
  const details = page.getByRole('region', { name: 'Данни за връзка' });
  await expect(details.getByText('Отворено до 18:00')).toBeVisible();
  await expect(details.getByText('Обадете се, вдига човек.')).toBeVisible();
  await expect(details.getByText('Пишете ни, а ние отговаряме, щом отворим.')).toBeHidden();
  await expect(details.getByRole('link', { name: brand.phones[0] })).toHaveAttribute(
    'href',
    phoneHref(brand.phones[0]),
  );
  await expect(details.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  await expect(details).toContainText(brand.address);
  await expect(details).toContainText('Работно време');
  const [door, cat] = await Promise.all(
    ['.door', '.cat'].map((part) => boxOf(page, `.studio-street ${part}`)),
  );
  expect(cat.left, 'the cat sits before the door').toBeGreaterThan(door.left);
  expect(cat.right).toBeLessThan(door.right);
  expect(cat.top).toBeGreaterThan(door.top);
  expect(cat.bottom).toBeGreaterThan(door.bottom);

  await details.getByRole('link', { name: 'Изпратете запитване' }).click();
  await expect(page).toHaveURL('/inquiry#inquiry-form');
});

test('a message that is written and sent by keyboard is stored and confirmed, and its receipt stays', async ({
  page,
  backend,
}) => {
  const text = `Преместване ${crypto.randomUUID()}`;
  await page.goto('/contact');
  await field(page, 'Име').focus();
  for (const typed of Object.values({ ...contactForm.typed, Съобщение: text })) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(page, contactForm)).toBeFocused();
  await page.keyboard.press('Space');

  const toast = page.getByRole('status');
  await expect(toast).toContainText('Съобщението е изпратено успешно!');
  await expect(toast).toContainText('Ще се свържем с вас скоро.');
  await expect(page.getByRole('heading', { level: 2, name: 'Съобщението е изпратено' })).toBeFocused();
  const receipt = page.getByRole('region', { name: 'Пишете ни' });
  for (const sent of [...Object.values(contactForm.typed).slice(0, 4), text])
    await expect(receipt.getByRole('definition').filter({ hasText: sent })).toBeVisible();

  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('contact_messages')
    .select('name, email, phone, title, read')
    .eq('message', text);
  expect(data).toEqual([
    {
      name: 'Борис Илиев',
      email: 'boris@example.com',
      phone: '02 000 00 00',
      title: 'Смяна на домейн',
      read: false,
    },
  ]);
});

test('an empty form lists every missing field accessibly and focuses the first', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/contact');
  await sendButton(page, contactForm).click();
  const errors = {
    Име: 'Моля, въведете вашето име.',
    Имейл: 'Моля, въведете валиден имейл адрес.',
    Телефон: 'Моля, въведете телефонен номер.',
    Тема: 'Моля, въведете тема.',
    Съобщение: 'Моля, въведете съобщение.',
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Име')).toBeFocused();
  await expect(page.getByText('Остават пет полета')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await page.getByRole('link', { name: 'Тема', exact: true }).click();
  await expect(field(page, 'Тема')).toBeFocused();
  await field(page, 'Тема').fill('Домейн');
  await expect(page.getByText('Моля, въведете тема.')).toBeHidden();
});

test('a form whose script fails to load says so, and is sent by the next press, not by typing on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Error hydrating|ERR_FAILED|Failed to load resource/);
  const script = /ContactForm.*\.js/;
  await page.route(script, (route) => route.abort());
  await openFilledIn(page, contactForm);
  await sendButton(page, contactForm).click();
  const unready = page.getByRole('alert').filter({ hasText: 'Формата не се зареди докрай' });
  await expect(unready).toBeVisible();
  await expectKept(page, contactForm);
  await page.unroute(script);
  let submits = 0;
  await page.route(apiOf(contactForm), async (route) => {
    submits += 1;
    await route.continue();
  });
  await field(page, 'Тема').fill('Нов домейн');
  await expectStarted(page);
  await expect(unready).toBeHidden();
  expect(submits).toBe(0);
  await expectKept(page, contactForm, { Тема: 'Нов домейн' });
  await sendButton(page, contactForm).click();
  await expectSent(page, contactForm);
  expect(submits).toBe(1);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to reach the studio instead', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('Обадете се или пишете')).toBeVisible();
    await expect(page.getByLabel('Съобщение')).toBeHidden();
    await expect(
      page.getByRole('region', { name: 'Данни за връзка' }).getByRole('link', { name: brand.phones[0] }),
    ).toBeVisible();
  });
});
