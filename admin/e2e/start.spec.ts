import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';

test('the list opens without a jump and reads each number once; who was here before is shown it as last ordered, before all else', async ({
  adminPage: page,
  backend,
}) => {
  await sendInquiry(backend);
  // Without its live connection, nothing has the console read again.
  await page.routeWebSocket(/realtime/, () => {});
  const numbers: string[] = [];
  page.on('request', (request) => {
    const name = /rpc\/(inquiry_totals|contact_message_totals|chat_conversations)/.exec(request.url())?.[1];
    if (name && request.method() === 'POST') numbers.push(name);
  });
  const goOn = await hold(page, '**/rpc/inquiry_overview');
  await page.goto('/admin');

  await test.step('the space of the overview is reserved while it loads', async () => {
    const search = page.getByRole('textbox', { name: 'Търсене' });
    await expect(search).toBeVisible();
    const before = await search.boundingBox();
    goOn();
    await expect(page.getByText('По услуга')).toBeVisible();
    expect((await search.boundingBox())?.y).toBe(before?.y);
  });

  await test.step('each number is requested once, and the list says how long it is kept', async () => {
    await expect(page.getByText(/изтриват сами 12 месеца/)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect
      .poll(() => numbers.toSorted())
      .toEqual(['chat_conversations', 'contact_message_totals', 'inquiry_totals']);
  });

  await expect(page.getByText(/запитван(е|ия) за 30 дни/).first()).toBeVisible();
  const sorted = page.waitForResponse('**/rpc/find_inquiries');
  await page.getByRole('columnheader', { name: 'Дата' }).getByRole('button').click();
  await sorted;
  await expect(page).toHaveURL(/order=ASC/);
  await expect(page.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'ascending');

  const know = await hold(page, '**/rpc/is_admin');
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
