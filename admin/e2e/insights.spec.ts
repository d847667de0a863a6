import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from './service.ts';

test('the studio sees from which page and which source an inquiry came', async ({
  page,
  adminPage,
  backend,
  expectAccessible,
  expectAccessibleDayAndNight,
}) => {
  const email = `pat-${crypto.randomUUID().slice(0, 8)}@primer.example`;
  await page.goto('/how-we-work');
  await page.getByRole('banner').getByRole('link', { name: 'Запитване' }).click();
  await page.getByLabel('Услуга').selectOption('other');
  await page.getByLabel('Име', { exact: true }).fill('Панайот');
  await page.getByLabel('Телефон').fill('0888 123 456');
  await page.getByLabel('Имейл').fill(email);
  await page.getByLabel('Съобщение').fill('Искам сайт.');
  await page.getByRole('main').getByRole('button', { name: 'Изпрат' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const asked = page.getByRole('group', { name: 'Откъде научихте за нас?' });
  await expect(asked.getByRole('button')).toHaveText([
    'Google',
    'Facebook или Instagram',
    'Препоръка',
    'Видях ваш сайт',
    'Другаде',
  ]);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Препоръка' }).click();
  await expect(page.getByText('Благодарим!')).toBeFocused();
  const database = service(backend);
  const stored = () =>
    database
      .from('vitrina_inquiries')
      .select('id, person_id, from_page, told_source')
      .eq('email', email)
      .single();
  await expect
    .poll(async () => (await stored()).data)
    .toMatchObject({ from_page: '/how-we-work', told_source: 'recommended' });
  const { id, person_id } = (await stored().throwOnError()).data;
  const origin = 'Дойде от страницата: Как работим · Откъде научи за нас: Препоръка';
  await adminPage.goto(`/admin/inquiries/${id}`);
  await expect(adminPage.getByRole('dialog', { name: 'Панайот' })).toContainText(origin);
  await adminPage.getByRole('link', { name: 'Към клиента' }).click();
  await expect(adminPage).toHaveURL(`/admin/people/${person_id}`);
  await expect(adminPage.getByRole('listitem').filter({ hasText: 'Искам сайт.' })).toContainText(origin);

  await adminPage.getByRole('link', { name: 'Какво работи' }).click();
  const month = adminPage.getByRole('link', { name: '30 дни' });
  await month.click();
  await expect(month).toHaveAttribute('aria-current', 'page');
  await expect(adminPage).toHaveURL(/days=30/);
  const cell = (table: string, row: string) =>
    adminPage.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell');
  await expect(cell('Запитвания по страница', 'Как работим')).toHaveText(/^[1-9]/);
  await expect(cell('Откъде научават за нас', 'Препоръка')).toHaveText(/^[1-9]/);
  await expect(
    adminPage.getByRole('img', { name: /^Нови: \d+, с оферта: \d+, спечелени: \d+$/ }),
  ).toBeVisible();
  await expectAccessibleDayAndNight(adminPage);
  await adminPage.setViewportSize({ width: 320, height: 844 });
  await expect.poll(() => overflow(adminPage)).toBe(0);
});

test.describe('when the figures cannot be read', () => {
  test.use({ expectedErrors: [/status of 400|Failed to load/] });

  test('an error is shown, and a retry shows them, with every page of the site by its name', async ({
    adminPage: page,
  }) => {
    const sitemap = await (await page.request.get('/sitemap-0.xml')).text();
    const paths = Array.from(
      sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
      ([, address = '']) => new URL(address).pathname,
    );
    expect(paths.length).toBeGreaterThan(30);
    await page.route('**/rpc/page_overview', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/admin/insights');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Възникна грешка при зареждането на данните.');
    await page.route('**/rpc/page_overview', (route) =>
      route.fulfill({ json: paths.map((label) => ({ measure: 'read', label, total: 1 })) }),
    );
    await alert.getByRole('button', { name: 'Опитайте отново' }).click();
    await expect(page.getByRole('heading', { name: 'Пътят на клиента' })).toBeVisible();
    const cells = page.getByRole('table', { name: 'Четени страници' }).getByRole('rowheader');
    await expect(cells).toHaveCount(paths.length);
    await expect(cells.filter({ hasText: '/' })).toHaveCount(0);
    await expect(cells.filter({ hasText: 'Изработка на уебсайтове' })).toBeVisible();
    const names = await cells.allTextContents();
    expect(new Set(names).size).toBe(paths.length);
    expect(names).toEqual(
      expect.arrayContaining(['Сайт за механа', 'Статия „Готов шаблон или сайт по поръчка?“']),
    );
  });
});
