import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendContactMessage } from './sendContactMessage.ts';

// The frame around a table cuts off what is wider.
test('a table shows its last button on every width', async ({ adminPage: page, backend }) => {
  const { name } = await sendContactMessage(backend, {
    title: 'Автобиографичноописателенразказ',
    phone: '+359 888 123 456',
  });
  for (const list of ['contact-messages', 'prices', 'faqs']) {
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`/admin/${list}`);
      await expect(page.getByRole('columnheader', { name: 'Действия' })).toBeVisible();
      const row =
        list === 'contact-messages' ? page.getByRole('row', { name }) : page.getByRole('row').nth(1);
      await expect(row.getByRole('button').last(), `${list} at ${width}`).toBeInViewport({ ratio: 1 });
    }
  }
});
