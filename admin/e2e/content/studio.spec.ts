import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

const toast = (page: Page, text: string) => page.locator('.MuiSnackbarContent-root', { hasText: text });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('hours, a day of rest and the holidays of a year are each published with six taps at most', async ({
    adminPage: page,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    await page.clock.setFixedTime('2026-11-23T12:00:00+02:00');
    const service = createServiceClient(backend.apiUrl, backend.secretKey);
    const facts = () => service.from('studio_facts').select().single().throwOnError();
    const { data: before } = await facts();
    const publish = async () => {
      await page.getByRole('button', { name: 'Публикувай' }).tap();
      await expect(toast(page, 'Публикувано')).toBeVisible();
    };

    await test.step('change the hours', async () => {
      await page.goto('/admin');
      await page.getByRole('button', { name: /^Меню/ }).tap();
      await page.getByRole('link', { name: 'Съдържание' }).tap();
      await page.getByRole('link', { name: 'Студиото' }).tap();
      await expect(page.getByRole('textbox', { name: 'Адрес', exact: true })).toHaveValue(
        'ул. „Примерна“ 1, София 1000',
      );
      await expectAccessibleDayAndNight(page);
      await page.getByLabel('Затваряме, петък').fill('17:00');
      await publish();
      const { data } = await facts();
      expect(data.hours).toMatchObject({ 3: { closes: '18:00' }, 4: { opens: '09:00', closes: '17:00' } });
    });

    await test.step('a mistake is taken back with one more', async () => {
      await page.getByRole('button', { name: 'Върни предишната' }).tap();
      await expect(toast(page, 'Върнато')).toBeVisible();
      expect((await facts()).data.hours).toEqual(before.hours);
    });

    await test.step('holiday on Monday', async () => {
      await page.getByLabel('Почивен ден').fill('2026-11-30');
      await page.getByRole('button', { name: 'Добави', exact: true }).tap();
      await publish();
      expect((await facts()).data.closed_days).toEqual(['2026-11-30']);
    });

    await test.step('the holidays of the next year come with one tap', async () => {
      await page.getByRole('button', { name: 'Добави официалните празници за 2027' }).tap();
      await page.getByRole('button', { name: 'Махни 30 ноември' }).tap();
      await publish();
      const { data } = await facts();
      expect(data.closed_days).toHaveLength(16);
      expect(data.closed_days).toEqual(expect.arrayContaining(['2027-03-03', '2027-05-04', '2027-12-28']));
    });

    await test.step('what cannot be is said beside its field', async () => {
      await page.getByLabel('Затваряме, петък').fill('08:00');
      await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill('112');
      await page.getByRole('button', { name: 'Публикувай' }).tap();
      await expect(page.getByText('Затварянето е след отварянето.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Телефон', exact: true })).toHaveAccessibleDescription(
        /с кода/,
      );
    });

    const { hours, closed_days } = before;
    await service.from('studio_facts').update({ hours, closed_days }).eq('id', 'studio').throwOnError();
  });
});
