import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';

test('who was here before is shown the list as it was last ordered, without waiting to be known', async ({
  adminPage: page,
  backend,
}) => {
  const { name } = await sendInquiry(backend);
  await page.goto('/admin');
  await expect(page.getByRole('row', { name })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Дата' }).getByRole('button').click();
  await expect(page).toHaveURL(/order=ASC/);

  const { promise: isKnown, resolve: know } = Promise.withResolvers<void>();
  await page.route('**/rpc/is_admin', async (route) => {
    await isKnown;
    await route.continue();
  });
  const reading = page.waitForRequest('**/rpc/find_inquiries');
  await page.goto('/admin');
  expect((await reading).postDataJSON()).toMatchObject({ oldest_first: true, page_size: 10 });
  await expect(page.getByRole('table')).toBeHidden();

  know();
  await expect(page.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'ascending');
});
