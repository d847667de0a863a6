import type { Locator } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendContactMessage } from './sendContactMessage.ts';

test('a table shows its last button on every width, with large text by scrolling sideways', async ({
  adminPage: page,
  backend,
}) => {
  const { name } = await sendContactMessage(backend, {
    title: 'Автобиографичноописателенразказ',
    phone: '+359 888 123 456',
  });
  const first = page.getByRole('row').nth(1);
  const expectLastButton = async (list: string, row: Locator) => {
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    // The widest comes last, because it has the menu that leads on.
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(page.getByRole('columnheader', { name: 'Действия' })).toBeVisible();
      await expect(row.getByRole('button').last(), `${list} at ${width}`).toBeInViewport({ ratio: 1 });
    }
  };
  await page.goto('/admin/prices');

  await test.step('what large text makes wider than the screen is reached by scrolling sideways', async () => {
    await page.setViewportSize({ width: 768, height: 768 });
    await expect(first).toBeVisible();
    const setTextSize = (size: string) =>
      page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
    await setTextSize('200%');
    const last = first.getByRole('button').last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await first.hover();
    await page.mouse.wheel(2000, 0);
    await expect(last).toBeInViewport({ ratio: 1 });
    await setTextSize('');
  });

  await expectLastButton('Цени', first);
  await page.getByRole('link', { name: 'Въпроси' }).click();
  await expectLastButton('Въпроси', first);
  await page.getByRole('link', { name: 'Поръчки и съобщения' }).click();
  await expectLastButton('Поръчки и съобщения', page.getByRole('row', { name }));
});
