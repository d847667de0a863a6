import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';

test('who was here before is shown the list as it was last ordered, read once and before all else', async ({
  adminPage: page,
  backend,
}) => {
  await sendInquiry(backend);
  // Without its live connection, nothing has the console read again.
  await page.routeWebSocket(/realtime/, () => {});
  await page.goto('/admin');
  await expect(page.getByText(/запитван(е|ия) за 30 дни/).first()).toBeVisible();
  const sorted = page.waitForResponse('**/rpc/find_inquiries');
  await page.getByRole('columnheader', { name: 'Дата' }).getByRole('button').click();
  await sorted;
  await expect(page).toHaveURL(/order=ASC/);
  await expect(page.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'ascending');

  const { promise: isKnown, resolve: know } = Promise.withResolvers<void>();
  await page.route('**/rpc/is_admin', async (route) => {
    await isKnown;
    await route.continue();
  });
  const reads: string[] = [];
  page.on('request', (request) => {
    const [, call] = /rpc\/(find_inquiries|inquiry_overview)/.exec(request.url()) ?? [];
    if (call !== undefined) reads.push(call);
  });
  const reading = page.waitForRequest('**/rpc/find_inquiries');
  await page.goto('/admin');
  expect((await reading).postDataJSON()).toMatchObject({ oldest_first: true, page_size: 10 });
  await expect(page.getByRole('table')).toBeHidden();

  know();
  await expect(page.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText(/запитван(е|ия) за 30 дни/).first()).toBeVisible();
  expect(reads).toEqual(['find_inquiries', 'inquiry_overview']);
});
