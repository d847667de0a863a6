import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('a new inquiry is announced, listed on a tablet without broken words, and counted in the overview of thirty days', async ({
  adminPage,
  backend,
  expectAccessible,
}) => {
  const studio = service(backend).from('vitrina_inquiries');
  await adminPage.goto('/admin');
  const overview = adminPage.getByRole('region', { name: 'Последните 30 дни' });
  const days = overview.getByRole('table', { name: /запитван(е|ия) за 30 дни/ }).locator('tbody tr');
  await expect(days).toHaveCount(30);
  await expect(overview.getByText('Отговорени до 24 часа')).toBeVisible();

  const { name } = await sendInquiry(backend);
  // Other tests may send inquiries at the same time.
  await expect(
    adminPage.getByText(/^(Получено е ново запитване|Получени са \d+ нови запитвания)\.$/),
  ).toBeAttached();
  await expect(overview.getByText('„Старият орех“')).toBeVisible();

  await test.step('on a tablet the page is accessible, and its table breaks no words', async () => {
    await adminPage.setViewportSize({ width: 820, height: 1100 });
    const row = adminPage.getByRole('row', { name });
    await expect(row).toBeVisible();
    expect((await row.boundingBox())?.height).toBeLessThan(90);
    await expectAccessible(adminPage);
  });

  // Each day is one in Sofia: the last two days contain what has arrived since midnight yesterday.
  const shown = async () => Number(await days.last().getByRole('cell').textContent());
  const stored = async () => {
    const { data } = await studio
      .select('created_at')
      .is('deleted_at', null)
      .gte('created_at', new Date(Date.now() - DAY_MS).toISOString());
    const day = (timestamp: string | number) =>
      new Date(timestamp).toLocaleDateString('bg-BG', { timeZone: 'Europe/Sofia' });
    return data?.filter(({ created_at }) => day(created_at) === day(Date.now())).length;
  };
  await expect(async () => expect(await shown()).toBe(await stored())).toPass();
});
