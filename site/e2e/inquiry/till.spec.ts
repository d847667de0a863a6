import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { tabThrough } from '@vitrina/tests/fixtures/tabThrough.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectSent, field, fillIn, sendButton, unique } from '../forms/visitorForm.ts';
import { inquiryForm } from '../forms/visitorForms.ts';
import { looseTexts } from '../looseTexts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('from the till to a sent inquiry, by keyboard alone', async ({
  page,
  backend,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/pricing?utm_source=viber');
  const till = page.getByRole('region', { name: 'Да го сметнем заедно' });
  const sum = till.getByRole('status').filter({ hasText: 'Общо' });
  const lines = till.getByRole('term');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const expectAllThere = async () => {
    await expect(sum).toContainText('950+ лв.');
    await expect(sum).toContainText('485,73+ €');
    await expect(lines).toHaveText([
      'Сайт с резервации и панел',
      'SEO статия × 2',
      'Нова страница или секция',
      'Общо',
      'След третия месец: Леки промени, на месец',
    ]);
  };

  await test.step('keys that are pressed before the script has loaded count, each time', async () => {
    const letArrive = await hold(page, /\/Till\b/);
    await till.getByRole('radio', { name: 'Вече имам сайт' }).focus();
    await press('ArrowUp', 'ArrowUp');
    await press('Tab', 'Tab', 'Enter', 'Enter', 'Enter', 'Shift+Tab', 'Enter');
    await expect(lines).toHaveCount(0);
    letArrive();
    await expect(lines).toHaveText(['Сайт с резервации и панел', 'SEO статия × 2', 'Общо']);
    await expect(till.getByRole('definition').nth(1)).toHaveText('от 51,13 € от 100 лв.');
    await expect(sum).toContainText('460,16+ €');
    await expect(page).toHaveURL(
      '/pricing?utm_source=viber&item=site-reservations&item=service-copywriting*2',
    );
  });

  await test.step('a page and monthly maintenance', async () => {
    await expect(till.getByRole('button', { name: 'По-малко: SEO статия' })).toBeFocused();
    await press('Tab');
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Space');
    await press('Tab', 'ArrowDown');
    await expectAllThere();
  });

  await test.step('the receipt survives a reload, fits small screens and is accessible', async () => {
    await page.reload();
    await expectAllThere();
    expect(await looseTexts(page)).toEqual([]);
    await expect(till.getByRole('radio', { name: 'Сайт с резервации и панел' })).toBeChecked();
    for (const step of await till.getByRole('button', { name: /^(Повече|По-малко)/ }).all()) {
      const { width, height } = (await step.boundingBox()) ?? { width: 0, height: 0 };
      // Chromium computes in 64ths of a pixel.
      expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    }
    for (const width of [320, 1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `at ${width} px`).toBe(0);
    }
    await expectAccessibleDayAndNight(page);
  });

  await test.step('to the form, back, and to the form again', async () => {
    const send = till.getByRole('button', { name: 'Изпратете запитване' });
    await send.focus();
    await press('Enter');
    await expect(page).toHaveURL(/\/inquiry\?item=site-reservations&item=service-copywriting\*2&/);
    await page.goBack();
    await expectAllThere();
    await send.focus();
    await press('Enter');
  });

  await test.step('the studio receives what the receipt listed', async () => {
    await expect(field(page, 'Услуга или шаблон')).toHaveValue('websites');
    expect(await looseTexts(page)).toEqual([]);
    const mark = unique(inquiryForm);
    await fillIn(page, { ...inquiryForm, choose: async () => {} }, mark);
    await sendButton(page, inquiryForm).press('Enter');
    await expectSent(page, inquiryForm);
    const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
      .from('vitrina_inquiries')
      .select('choice')
      .eq('message', Object.values(mark)[0] ?? '')
      .single();
    expect(data?.choice.replaceAll('\u00a0', ' ')).toBe(
      'Сайт с резервации и панел, SEO статия × 2, Нова страница или секция – 485,73+ € (950+ лв.); ' +
        'След третия месец: Леки промени, 15,34 € (30 лв.) на месец',
    );
  });
});

test('a key that is pressed again because the script did not load counts once', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Error hydrating|ERR_FAILED|Failed to load resource/);
  const script = /\/Till\b/;
  await page.route(script, (route) => route.abort());
  await page.goto('/pricing');
  const till = page.getByRole('region', { name: 'Да го сметнем заедно' });
  const more = till.getByRole('button', { name: 'Повече: SEO статия' });
  const unready = page.getByRole('alert').filter({ hasText: 'Касата не се зареди докрай' });
  await more.click();
  await expect(unready).toBeVisible();
  await page.unroute(script);
  await more.click();
  await expect(unready).toBeHidden();
  await expect(till.getByRole('term')).toHaveText(['SEO статия', 'Общо']);
});

test('the bar with the sum hides no key that has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing?item=site-reservations&item=service-copywriting*2');
  const till = page.getByRole('region', { name: 'Да го сметнем заедно' });
  await expect(till.getByRole('term')).toHaveCount(3);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await till.getByRole('radio', { checked: true }).first().focus();
    expect(await tabThrough(page, 'Tab', 30)).toEqual([]);
    expect(await tabThrough(page, 'Shift+Tab', 30)).toEqual([]);
  }
});
