import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { TestedApi } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectSent, fillIn, sendButton, unique } from '../forms/visitorForm.ts';
import { inquiryForm } from '../forms/visitorForms.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Fills in the text fields and sends the form. Earlier choices stay as they are. */
async function fillInAndSend(page: Page) {
  const mark = unique(inquiryForm);
  await fillIn(page, { ...inquiryForm, choose: async () => {} }, mark);
  await sendButton(page, inquiryForm).tap();
  await expectSent(page, inquiryForm);
  await expect(page.getByRole('heading', { name: 'Запитването е изпратено' })).toBeInViewport();
  return Object.values(mark)[0] ?? '';
}

async function stored({ apiUrl, secretKey }: TestedApi, message: string) {
  const { data } = await createServiceClient(apiUrl, secretKey)
    .from('vitrina_inquiries')
    .select('service, choice')
    .eq('message', message)
    .single();
  return data && { ...data, choice: data.choice.replaceAll('\u00a0', ' ') };
}

test('from a price to a sent inquiry: four taps', async ({ page, backend }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Меню' }).tap();
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Цени' }).tap();
  await page.getByRole('link', { name: 'Изберете пакета „Сайт с резервации / запитвания“' }).tap();
  await expect(page.getByRole('button', { name: 'Махни избора: Сайт с резервации' })).toBeVisible();
  const message = await fillInAndSend(page);
  const inquiry = await stored(backend, message);
  expect(inquiry?.service).toBe('websites');
  expect(inquiry?.choice).toBe('Сайт с резервации / запитвания – 613,55–766,94 € (1 200 – 1 500 лв.)');
});

test('from an article by its service to a sent inquiry: three taps', async ({ page, backend }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Прочетете: Как се пише текст, който се намира' }).tap();
  await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).tap();
  await expect(page.getByRole('button', { name: 'Махни избора: SEO статии' })).toBeVisible();
  const message = await fillInAndSend(page);
  expect(await stored(backend, message)).toEqual({
    service: 'copywriting',
    choice: 'SEO статии и копирайтинг – от 25,56 € (от 50 лв.) на статия',
  });
});

test('the page of sites made to measure hands on their price, the one with prices by kind only the service', async ({
  page,
}) => {
  await page.goto('/websaitove');
  for (const link of await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).all())
    await expect(link).toHaveAttribute('href', '/inquiry?service=websites#inquiry-form');
  await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).first().click();
  await expect(page.getByRole('button', { name: 'Махни избора: Изработка на уебсайтове' })).toBeVisible();
  await expect(page.getByLabel('Услуга или шаблон')).toHaveValue('websites');
  await expect(page.locator('#inquiry-form')).not.toContainText('€');

  await page.goto('/services/websites');
  await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).first().click();
  await expect(page.getByRole('button', { name: 'Махни избора: Изработка на уебсайт' })).toBeVisible();
  await expect(page.getByLabel('Услуга или шаблон')).toHaveValue('websites');
  await expect(page.locator('#inquiry-form')).toContainText('от 511,29 €');
});

test('from a demo to a sent inquiry: two taps', async ({ page, backend }) => {
  await page.goto('/demo/salon');
  await page.getByRole('link', { name: 'Искам такъв сайт' }).first().tap();
  await expect(page.getByRole('button', { name: 'Махни избора: Ария' })).toBeVisible();
  const message = await fillInAndSend(page);
  expect(await stored(backend, message)).toEqual({
    service: 'Ария',
    choice: 'Ария – от 255,65 € (от 500 лв.)',
  });
});

test('from the home page to the chat: two taps', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Меню' }).tap();
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Вход за клиенти' }).tap();
  await expect(page).toHaveURL('/chat');
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
});
