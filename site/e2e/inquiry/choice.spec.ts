import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { apiOf, expectSent, field, fillIn, sendButton } from '../forms/visitorForm.ts';
import { inquiryForm } from '../forms/visitorForms.ts';

const service = (page: Page) => field(page, 'Услуга или шаблон');
const takeOff = (page: Page) => page.getByRole('button', { name: /^Махни избора/ });

test('the field „Услуга или шаблон“ offers every service, no template and the active ones', async ({
  page,
}) => {
  await page.goto('/inquiry');
  await expect(service(page).getByRole('option')).toHaveText([
    'Изберете услуга или шаблон',
    'Изработка на уебсайтове',
    'Лого дизайн',
    'Рекламни банери',
    'SEO статии и копирайтинг',
    'Реклама в наши платформи',
    'Готови сайтове',
    'Друго',
    'Без шаблон',
    'Старият орех',
    'Д-р Илиева',
    'Под Вежен',
    'Ария',
    'Петрова и Колев',
    'Ремонти Стоянов',
  ]);
  await service(page).selectOption('Без шаблон');
  await expect(service(page)).toHaveValue('no-template');
  await expect(takeOff(page)).toHaveCount(0);
});

test('a template is shown on the form with its starting price until another one is chosen', async ({
  page,
}) => {
  await page.goto('/inquiry?utm_source=viber&template=Ария');
  await expect(service(page)).toHaveValue('Ария');
  await expect(page.getByText('от 255,65 €')).toBeVisible();
  await service(page).selectOption('Друго');
  await expect(takeOff(page)).toHaveCount(0);
  await expect(page).toHaveURL('/inquiry?utm_source=viber');
});

test('a service is shown on the form, and stays removed once removed, beside what was typed', async ({
  page,
}) => {
  await page.goto('/inquiry?service=copywriting');
  await expect(service(page).locator('option:checked')).toHaveText('SEO статии и копирайтинг');
  await expect(page.getByText('от 25,56 €')).toBeVisible();
  await expect(page.getByText('от 50 лв. на статия')).toBeVisible();
  const button = takeOff(page);
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await field(page, 'Име').fill('Ралица Тодорова');
  await button.click();
  await expect(service(page)).toBeFocused();
  await expect(service(page)).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Име')).toHaveValue('Ралица Тодорова');
  await expect(service(page)).toHaveValue('');
  await expect(takeOff(page)).toHaveCount(0);
});

test('several items share one tag with their sum, survive a reload and arrive with the inquiry', async ({
  page,
  backend,
}) => {
  const message = `Касова бележка ${crypto.randomUUID()}`;
  await page.goto('/inquiry?item=site-reservations&item=service-copywriting*2&item=edit-page');
  await expect(page.getByText('485,73+ €')).toBeVisible();
  await page.reload();
  await expect(page.getByText('485,73+ €')).toBeVisible();
  await expect(service(page)).toHaveValue('websites');
  await fillIn(page, { ...inquiryForm, choose: async () => {} }, { Съобщение: message });
  await sendButton(page, inquiryForm).click();
  await expectSent(page, inquiryForm);
  const chosen = page.getByRole('definition').filter({ hasText: 'SEO статия × 2' });
  await expect(chosen).toContainText('Сайт с резервации и панел, SEO статия × 2, Нова страница или секция');

  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('vitrina_inquiries')
    .select('service, choice')
    .eq('message', message);
  expect(data?.map((row) => ({ ...row, choice: row.choice.replaceAll('\u00a0', ' ') }))).toEqual([
    {
      service: 'websites',
      choice: 'Сайт с резервации и панел, SEO статия × 2, Нова страница или секция – 485,73+ € (950+ лв.)',
    },
  ]);
  await page.getByRole('button', { name: 'Изпратете още нещо' }).click();
  await expect(takeOff(page)).toHaveCount(0);
});

test('of a template that is not on show, a ready-made site and the name on its sign stay chosen', async ({
  page,
}) => {
  await page.goto('/inquiry?template=Книжарница&sign=При+бай+Ставри');
  await expect(service(page).locator('option:checked')).toHaveText('Готови сайтове');
  await expect(service(page).getByRole('option', { name: 'Книжарница' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Готов сайт с табела „При бай Ставри“');
  await expect(takeOff(page)).toHaveCount(1);
});

test('a template that cannot be looked for stays chosen', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/rest/v1/templates?*', (route) => route.abort());
  await page.goto('/inquiry?template=Книжарница&sign=При+бай+Ставри');
  await expect(service(page)).toHaveValue('Книжарница');
  await expect(page.getByRole('main')).toContainText('Книжарница с табела „При бай Ставри“');
  await expect(takeOff(page)).toHaveCount(1);
});

test('a form that is sent while its template is being looked for says so and waits for that, and is sent once', async ({
  page,
}) => {
  const letAnswer = await hold(page, '**/rest/v1/templates?*');
  const asked = page.waitForRequest('**/rest/v1/templates?*');
  const submits: string[] = [];
  await page.route(apiOf(inquiryForm), async (route) => {
    submits.push(route.request().url());
    await route.continue();
  });
  await page.goto('/inquiry?template=Книжарница&sign=При+бай+Ставри');
  await asked;
  await fillIn(page, { ...inquiryForm, choose: async () => {} });
  await sendButton(page, inquiryForm).dblclick();
  await expect(page.getByRole('button', { name: 'Изпращане...' })).toBeDisabled();
  letAnswer();
  await expectSent(page, inquiryForm);
  expect(submits).toHaveLength(1);
  for (const sent of ['Готов сайт с табела „При бай Ставри“', 'Готови сайтове'])
    await expect(page.getByRole('definition').filter({ hasText: sent })).toBeVisible();
});

const ofTheTill = 'item=site-reservations&item=service-copywriting*2&item=edit-page&item=maintenance-light';
for (const [width, choice] of [
  [390, 'item=package-reservations'],
  [390, ofTheTill],
  [1440, ofTheTill],
] as const)
  test.describe(`${width} px wide, ${choice}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the tag causes no layout shift', async ({ page }) => {
      const letArrive = await hold(page, /InquiryForm/);
      const top = () => service(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
      await page.goto(`/inquiry?${choice}#inquiry-form`);
      const before = await top();
      letArrive();
      await expect(takeOff(page)).toBeVisible();
      expect(await top()).toBe(before);
    });
  });
