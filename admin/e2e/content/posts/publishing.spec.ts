import type { Page } from '@playwright/test';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { countTaps } from '../../countTaps.ts';
import { service } from '../../service.ts';
import { toast } from '../../toast.ts';
import { button, field } from '../field.ts';
import { png } from '../pictureFiles.ts';
import { addArticle, body, expect, MARK, onSite, saved, test, unique } from './postsPage.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an article with a picture is published with eleven taps, and a mistake undone with one', async ({
    adminPage: page,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    const title = unique();
    const { tap, write, expectAtMost } = countTaps();

    await test.step('missing values are reported at their fields', async () => {
      await page.goto('/admin');
      await tap(page.getByRole('button', { name: /^Меню/ }));
      await tap(page.getByRole('link', { name: 'Съдържание' }));
      await tap(page.getByRole('link', { name: 'Нова статия' }));
      await button(page, 'Публикувай').tap();
      await expect(field(page, 'Заглавие')).toHaveAccessibleDescription('Заглавието е задължително');
      await expect(page.getByText('Добавете снимка за корицата')).toBeVisible();
      await expect(page.getByText('Опишете какво се вижда на снимката')).toBeVisible();
      await expect(page.getByText('Добавете поне една тема')).toBeVisible();
      await expectAccessibleDayAndNight(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await overflow(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('it is written', async () => {
      await tap(field(page, 'Заглавие'));
      await page.keyboard.insertText(title);
      await tap(body(page));
      await page.keyboard.insertText('Увод.');
      const choosing = page.waitForEvent('filechooser');
      await tap(button(page, 'Снимка'));
      await (await choosing).setFiles(png('window.png'));
      await expect(body(page)).toHaveValue(/^Увод\.\n\n!\[\]\(content-images\/[a-z0-9-]+\.webp\)\n\n$/);
      // The cursor is where the picture's description goes.
      await page.keyboard.insertText('Витрина');
      await expect(body(page)).toHaveValue(/!\[Витрина\]\(content-images/);
      await write(field(page, 'Описание'), 'За проба.');
      const choosingCover = page.waitForEvent('filechooser');
      await tap(button(page, 'Избери снимка'));
      await (await choosingCover).setFiles(png('cover.png'));
      await expect(page.getByRole('status').filter({ hasText: 'Снимката е качена' })).toBeAttached();
      await write(field(page, 'Какво се вижда на корицата'), 'Витрина');
      await write(field(page, 'Теми'), 'Проби, Снимки');
      await expect(saved(page)).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/posts\/\d+$/);
    });

    await test.step('it is published', async () => {
      await tap(button(page, 'Публикувай'));
      await expect(toast(page, 'Публикувано')).toBeVisible();
      await expect(page.getByText('На сайта', { exact: true })).toBeVisible();
      expectAtMost(11);
      const { data } = await service(backend)
        .from('posts')
        .select()
        .eq('title', title)
        .single()
        .throwOnError();
      expect(data).toMatchObject({ tags: ['Проби', 'Снимки'], service: 'websites', cover_alt: 'Витрина' });
      expect(data.cover).toMatch(/^content-images\//);
    });

    await test.step('a mistake is undone with one tap', async () => {
      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      await field(page, 'Заглавие').fill(`${MARK} сбъркана`);
      await button(page, 'Публикувай').tap();
      await expect.poll(async () => (await onSite(backend, id))?.title).toBe(`${MARK} сбъркана`);
      await tap(button(page, 'Върни предишната'));
      await expect(toast(page, 'Върнато')).toBeVisible();
      expectAtMost(1);
      expect((await onSite(backend, id))?.title).toBe(title);
      await expect(field(page, 'Заглавие')).toHaveValue(title);
    });
  });
});

test('an article is changed and published with the keyboard alone', async ({ adminPage: page, backend }) => {
  const { id, title } = await addArticle(backend);
  const tabTo = async (target: ReturnType<Page['locator']>, key = 'Tab') => {
    await target.waitFor();
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('The focus never came there.');
  };
  await page.goto('/admin/posts');
  await tabTo(page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await tabTo(body(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await tabTo(button(page, 'Списък'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(body(page)).toHaveValue(/^- \*\*/);
  await expect(body(page)).toBeFocused();
  await tabTo(button(page, 'Публикувай'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Публикувано')).toBeVisible();
  await expect(button(page, 'Публикувай')).toBeFocused();
  expect((await onSite(backend, id))?.body).toMatch(/^- \*\*/);
});
