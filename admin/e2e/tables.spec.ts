import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendContactMessage } from './sendContactMessage.ts';

test('a table shows its last button on every width', async ({ adminPage: page, backend }) => {
  const { name } = await sendContactMessage(backend, {
    title: 'Автобиографичноописателенразказ',
    phone: '+359 888 123 456',
  });
  for (const list of ['contact-messages', 'prices', 'faqs']) {
    await page.goto(`/admin/${list}`);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(page.getByRole('columnheader', { name: 'Действия' })).toBeVisible();
      const row =
        list === 'contact-messages' ? page.getByRole('row', { name }) : page.getByRole('row').nth(1);
      await expect(row.getByRole('button').last(), `${list} at ${width}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('what large text makes wider than the screen is reached by scrolling sideways', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 768, height: 768 });
  await page.goto('/admin/prices');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const last = row.getByRole('button').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await row.hover();
  await page.mouse.wheel(2000, 0);
  await expect(last).toBeInViewport({ ratio: 1 });
});
