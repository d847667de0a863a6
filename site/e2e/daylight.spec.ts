import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

const sign = (page: Page) => page.getByRole('switch', { name: /Нощен изглед/ });
const scheme = (page: Page) => page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);

test('sign, contact strip and contact page say whether the shop is open, also when that changes while the page is open', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00+02:00') });
  const narrow = { width: 390, height: 844 };
  const wide = { width: 1440, height: 900 };
  const expectSaid = async (words: string) => {
    await expect(sign(page)).toHaveAccessibleName(`${words} Нощен изглед`);
    await page.setViewportSize(narrow);
    await expect(page.getByRole('main').getByText(words).filter({ visible: true })).toHaveCount(1);
    await page.setViewportSize(wide);
  };
  /** There both colours of the sign stand behind words. */
  const expectContactAccessible = async (words: string) => {
    await page.goto('/contact');
    await expect(page.getByRole('banner')).toContainText(words);
    await page.setViewportSize(narrow);
    await expectAccessible(page, 'section[aria-label="Данни за връзка"]');
    await page.setViewportSize(wide);
  };
  for (const [time, words] of [
    ['2026-11-23T10:00:00+02:00', 'Отворено до 18:00'],
    ['2026-11-22T12:00:00+02:00', 'Неделя е'],
    ['2026-11-23T18:00:00+02:00', 'Затворено, сайтът работи'],
  ] as const)
    await test.step(words, async () => {
      await page.clock.setSystemTime(new Date(time));
      await page.goto('/');
      await expectSaid(words);
      await expectContactAccessible(words);
    });

  await test.step('it closes while the page is open', async () => {
    await page.clock.setSystemTime(new Date('2026-11-23T17:59:30+02:00'));
    await page.goto('/');
    await expect(sign(page)).toHaveAccessibleName(/Отворено/);
    await page.clock.runFor('01:00');
    await expectSaid('Затворено, сайтът работи');
  });
});

test('the switch follows the system until it is chosen; the choice is kept on every page from the first paint, by keyboard and on a phone too, and other tabs follow', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/');

  await test.step('the system', async () => {
    await expect(sign(page)).not.toBeChecked();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(sign(page)).toBeChecked();
    await sign(page).click();
    expect(await scheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('by keyboard, and in another tab', async () => {
    await sign(page).press('Space');
    await expect(sign(page)).toBeChecked();
    await expect(sign(other)).toBeChecked();
    expect(await scheme(other)).toBe('dark');
    await sign(page).press('Enter');
    await expect(sign(other)).not.toBeChecked();
  });

  await test.step('the lamp of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await sign(page).click();
    await expect(sign(page)).toBeChecked();
    expect(await scheme(page)).toBe('dark');
    const box = await sign(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('from the first paint of the next page', async () => {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          Object.assign(window, { first: getComputedStyle(document.documentElement).colorScheme });
      }),
    );
    await page.goto('/pricing');
    expect(await page.evaluate('first')).toBe('dark');
    await sign(page).click();
    expect(await scheme(page)).toBe('light');
    await page.reload();
    expect(await page.evaluate('first')).toBe('light');
  });

  await test.step('a page from the back/forward cache takes over what was chosen meanwhile', async () => {
    await page.evaluate(() => {
      // The browser under test has no such cache.
      localStorage.setItem('theme', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(sign(page)).toBeChecked();
    expect(await scheme(page)).toBe('dark');
  });
});

test('the switch works without storage too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await sign(page).click();
  expect(await scheme(page)).toBe('dark');
});

test('on a device without space for it, what was switched on stays on until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await sign(page).click();
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'gdpr-consent' })));
  expect(await scheme(page)).toBe('dark');
  await expect(sign(page)).toBeChecked();
});

test('the console and the chat open in the chosen scheme, and switching there applies everywhere', async ({
  adminPage,
}) => {
  const lamp = (page: Page) => page.getByRole('switch', { name: 'Нощен изглед' });
  await adminPage.emulateMedia({ colorScheme: 'light' });
  await adminPage.goto('/pricing');
  await sign(adminPage).click();

  await adminPage.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(window, { first: document.documentElement.dataset.theme });
    }),
  );
  await adminPage.goto('/admin');
  expect(await adminPage.evaluate('first')).toBe('dark');
  await expect(lamp(adminPage)).toBeChecked();

  const chat = await adminPage.context().newPage();
  await chat.goto('/chat-admin');
  await expect(lamp(chat)).toBeChecked();
  await lamp(chat).click();
  await expect(lamp(chat)).not.toBeChecked();
  expect(await scheme(chat)).toBe('light');
  await expect(lamp(adminPage)).not.toBeChecked();
  expect(await scheme(adminPage)).toBe('light');
});
