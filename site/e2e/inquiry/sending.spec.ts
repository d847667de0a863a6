import { brand } from '@vitrina/shared/brand.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { phoneHref } from '@vitrina/shared/studioFacts.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { secondClick } from '@vitrina/tests/fixtures/secondClick.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import {
  apiOf,
  expectKept,
  expectSent,
  field,
  fillIn,
  openFilledIn,
  sendButton,
  unique,
} from '../forms/visitorForm.ts';
import { inquiryForm } from '../forms/visitorForms.ts';
import { looseTexts } from '../looseTexts.ts';

test('an inquiry that is written and sent by keyboard is stored and confirmed accessibly, its receipt stays, and another one starts with an empty form', async ({
  page,
  backend,
  expectAccessibleDayAndNight,
}) => {
  const line = `Сайт за хлебарница ${crypto.randomUUID()}`;
  const message = `${line}\nвтори ред`;
  await page.goto('/inquiry');
  await field(page, 'Услуга или шаблон').focus();
  for (let option = 1; option <= 9; option += 1) await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Услуга или шаблон')).toHaveValue('Старият орех');
  const { Име: name, Имейл: email, Телефон: phone } = inquiryForm.typed;
  for (const text of [name, phone, email, line]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(text));
  }
  await page.keyboard.press('Enter');
  await page.keyboard.type('втори ред');
  await page.keyboard.press('Tab');
  await expect(sendButton(page, inquiryForm)).toBeFocused();
  await page.keyboard.press('Space');

  const toast = page.getByRole('status');
  await expect(toast).toContainText('Запитването е изпратено успешно!');
  await expect(toast).toContainText('Ще се свържем с вас скоро.');
  const receipt = page.getByRole('heading', { level: 1, name: 'Запитването е изпратено' });
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport();
  for (const sent of [...Object.values(inquiryForm.typed).slice(0, 3), '„Старият орех“', line])
    await expect(page.getByRole('definition').filter({ hasText: sent })).toBeVisible();
  const next = page.getByRole('region', { name: 'Какво следва' });
  await expect(next).toContainText(
    'Ако на ralitsa@example.com не дойде потвърждение, погледнете и в нежеланата поща.',
  );
  await expect(next).toContainText(/Най-късно \S+, \d+\s\S+(\s\d{4}\sг\.)?, \d\d:\d\d/);
  await expect(next.getByRole('link', { name: brand.phones[0] })).toHaveAttribute(
    'href',
    phoneHref(brand.phones[0]),
  );
  expect(await looseTexts(page)).toEqual([]);
  // Hovering stops the toast from closing by itself.
  await page.getByText('Запитването е изпратено успешно!').hover();
  await expectAccessibleDayAndNight(page);

  await page.getByRole('button', { name: 'Препоръка' }).click();
  await expect(page.getByText('Благодарим!')).toBeFocused();
  const again = page.getByRole('button', { name: 'Изпратете още нещо' });
  await again.hover();
  await secondClick(page);
  await expect(receipt).toBeVisible();
  await again.click();
  await expect(field(page, 'Услуга или шаблон')).toBeFocused();
  for (const label of Object.keys(inquiryForm.typed)) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Услуга или шаблон')).toHaveValue('');

  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('vitrina_inquiries')
    .select('name, email, phone, service, choice, read')
    .eq('message', message);
  expect(data).toEqual([
    {
      name: 'Ралица Тодорова',
      email: 'ralitsa@example.com',
      phone: '088 000 00 00',
      service: 'Старият орех',
      choice: '',
      read: false,
    },
  ]);
});

test('a form submitted before its script has loaded is sent once afterwards with the choice in the address, even if the receipt cannot be loaded', async ({
  page,
  backend,
  expectedErrors,
}) => {
  const form = { ...inquiryForm, path: '/inquiry?item=site-reservations', choose: async () => {} };
  const typed = unique(form);
  expectedErrors.push(/ERR_FAILED/);
  await page.route(/\/Receipt\b/, (route) => route.abort());
  const letArrive = await hold(page, /InquiryForm/);
  let submits = 0;
  await page.route(apiOf(inquiryForm), async (route) => {
    submits += 1;
    await route.continue();
  });
  await openFilledIn(page, form, typed);
  await sendButton(page, form).dblclick();
  await expect(page.getByRole('status')).toHaveText('Изпращане...');
  await expect(page).toHaveURL(form.path);
  await expectKept(page, { ...form, expectChosen: async () => {} }, typed);
  letArrive();
  await expectSent(page, form);
  expect(submits).toBe(1);
  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('vitrina_inquiries')
    .select('service, choice')
    .eq('message', typed.Съобщение ?? '')
    .single();
  expect(data?.service).toBe('websites');
  expect(data?.choice.replaceAll('\u00a0', ' ')).toBe('Сайт с резервации и панел – 409,03+ € (800+ лв.)');
  await expect(page.getByRole('heading', { level: 1, name: 'Запитването е изпратено' })).toBeFocused();
  await page.getByRole('button', { name: 'Изпратете още нещо' }).click();
  await expect(field(page, 'Услуга или шаблон')).toBeFocused();
});

test('while the receipt is still loading, what was sent is no longer offered; after three seconds a note takes its place until it comes', async ({
  page,
}) => {
  await page.clock.install();
  const letArrive = await hold(page, /\/Receipt\b/);
  const send = async () => {
    const answered = page.waitForResponse(apiOf(inquiryForm));
    await sendButton(page, inquiryForm).click();
    await (await answered).finished();
    await expect(field(page, 'Съобщение')).toHaveValue('');
  };
  await openFilledIn(page, inquiryForm);
  await send();
  await page.reload();
  await expect(field(page, 'Съобщение')).toHaveValue('');

  await fillIn(page, inquiryForm);
  await send();
  await page.clock.runFor(3_000);
  await expectSent(page, inquiryForm);
  const title = page.getByRole('heading', { level: 1, name: 'Запитването е изпратено' });
  await expect(title).toBeFocused();
  await expect(page.getByRole('definition')).toHaveCount(0);

  letArrive();
  await expect(page.getByRole('region', { name: 'Какво следва' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Ралица Тодорова' })).toBeVisible();
  await expect(title).toBeFocused();
});
