import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

const sign = (page: Page) => page.getByRole('switch', { name: /Нощен изглед/ });
const scheme = (page: Page) => page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);

for (const [time, words] of [
  ['2026-11-23T10:00:00+02:00', 'Отворено до 18:00'],
  ['2026-11-23T18:00:00+02:00', 'Затворено, сайтът работи'],
  ['2026-11-22T12:00:00+02:00', 'Неделя е'],
] as const)
  test(`at ${time} the sign and the contact strip say „${words}“`, async ({ page, expectAccessible }) => {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/');
    await expect(sign(page)).toHaveAccessibleName(`${words} Нощен изглед`);
    await page.goto('/pricing');
    await expect(page.getByRole('banner')).toContainText(words);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('main').getByText(words).filter({ visible: true })).toHaveCount(1);
    await page.goto('/contact');
    await expectAccessible(page);
  });

test('the sign is updated while the page is open', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T17:59:30+02:00') });
  await page.goto('/');
  await expect(sign(page)).toHaveAccessibleName(/Отворено/);
  await page.clock.runFor('01:00');
  await expect(sign(page)).toHaveAccessibleName(/Затворено/);
});

test('the switch turns on the dark scheme, which is kept on every page from the first paint', async ({
  page,
}) => {
  await page.goto('/');
  await expect(sign(page)).not.toBeChecked();
  await sign(page).click();
  await expect(sign(page)).toBeChecked();
  expect(await scheme(page)).toBe('dark');

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

test("without a choice the page follows the system's scheme", async ({ page }) => {
  await page.goto('/pricing');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(sign(page)).toBeChecked();
  await sign(page).click();
  expect(await scheme(page)).toBe('light');
});

test('the switch works by keyboard, and other tabs follow', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/');
  await sign(page).press('Space');
  await expect(sign(page)).toBeChecked();
  await expect(sign(other)).toBeChecked();
  expect(await scheme(other)).toBe('dark');
  await sign(page).press('Enter');
  await expect(sign(other)).not.toBeChecked();
});

test('a page from the back/forward cache takes over what was chosen meanwhile', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    // The browser under test has no such cache.
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(sign(page)).toBeChecked();
  expect(await scheme(page)).toBe('dark');
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

test('on a phone the lamp beside the menu is the switch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await sign(page).click();
  expect(await scheme(page)).toBe('dark');
  const box = await sign(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the opening hours are shown, and no switch is offered', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toContainText('Работим пн–пт, 9–18 ч.');
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
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
