import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from './service.ts';

/** Twelve inquiries of different people with the same phone number. */
function twelveInquiries(mark: string) {
  const phone = String(Date.now());
  return Array.from({ length: 12 }, (_, at) => ({
    name: `Обявен ${at + 1}`,
    email: `${mark}-${at}@primer.example`,
    phone,
    service: 'other',
    message: mark,
  }));
}

test('what a search or another page has brought is announced, and no press loses the focus', async ({
  adminPage: page,
  backend,
}) => {
  const mark = crypto.randomUUID();
  await service(backend).from('vitrina_inquiries').insert(twelveInquiries(mark)).throwOnError();
  await page.goto('/admin?perPage=10');
  const search = page.getByRole('textbox', { name: 'Търсене' });
  const range = page.getByRole('status').filter({ hasText: /^\d+–\d+ от \d+$/ });
  const empty = page.getByRole('main').getByRole('status').filter({ hasText: 'Няма намерени запитвания.' });
  await expect(range).toBeVisible();
  const regions = page.getByRole('main').getByRole('status');
  const known = await regions.elementHandles();
  await search.fill(mark);
  await expect(range).toHaveText('1–10 от 12');
  await search.fill(`${mark}няма`);
  await expect(empty).toBeVisible();
  const spoken = await Promise.all(known.map((region) => region.textContent()));
  expect(spoken, 'in a region that was there before').toContain('Няма намерени запитвания.');
  await search.fill(mark);
  await expect(range).toHaveText('1–10 от 12');

  await test.step('the last page', async () => {
    await page.getByRole('button', { name: 'Към следващата страница' }).press('Enter');
    await expect(range).toHaveText('11–12 от 12');
    await expect(page.getByRole('button', { name: 'Към предишната страница' })).toBeFocused();
    await expect(page.getByRole('navigation', { name: /[a-z]/ })).toHaveCount(0);
  });

  await test.step('a toast that was reached from the end of the page', async () => {
    await page
      .getByRole('checkbox', { name: /^Избери запитването/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Отбележи като прочетени' }).press('Enter');
    const undo = page.getByRole('button', { name: 'Отмени' });
    await undo.waitFor();
    // As when the focus comes from the browser's own controls.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await undo.press('Enter');
    await expect(undo).toHaveCount(0);
    await expect(page.locator('#main-content')).toBeFocused();
  });

  await test.step('people', async () => {
    await page.goto(`/admin/people?q=${mark}`);
    await expect(page.getByRole('status').filter({ hasText: 'Намерени: 12' })).toBeAttached();
    await page.getByRole('link', { name: 'Обявен 1', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Обедини' }).first()).toHaveAccessibleDescription(
      /Може би е същият човек: Обявен/,
    );
  });
});
