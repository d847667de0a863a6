import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

// Tall enough for the whole carousel.
test.use({ viewport: { width: 1440, height: 1200 } });

const INTERVAL_MS = 5_000;

const carousel = (page: Page) => page.getByRole('region', { name: 'Проекти и темплейти' });
const card = (page: Page, name: string) => carousel(page).getByRole('heading', { level: 3, name });
const dot = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Opens the home page with its clock stopped five seconds before the carousel first advances. */
async function openCarousel(page: Page) {
  await page.clock.install({ time: '2026-11-20T10:00:00' });
  await page.clock.pauseAt('2026-11-20T10:00:01');
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(dot(page, 'Изглед 1 от 2')).toHaveAttribute('aria-current', 'true');
}

const letIntervalPass = (page: Page) => page.clock.runFor(INTERVAL_MS);

test('two projects stand side by side, and after five seconds it moves on by itself, silently', async ({
  page,
}) => {
  await openCarousel(page);
  await expect(card(page, 'Отстъпки')).toBeInViewport();
  await expect(card(page, 'Спешна помощ')).toBeInViewport();
  await expect(card(page, 'Всичко българско')).not.toBeInViewport();

  await letIntervalPass(page);
  await expect(card(page, 'Всичко българско')).toBeInViewport();
  await expect(dot(page, 'Изглед 2 от 2')).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[data-said]')).toBeEmpty();
});

test('after the last view it begins again', async ({ page }) => {
  await openCarousel(page);
  await dot(page, 'Изглед 2 от 2').click();
  await expect(card(page, 'Отстъпки')).not.toBeInViewport();
  await carousel(page).getByRole('button', { name: 'Следващ изглед' }).click();
  await expect(card(page, 'Отстъпки')).toBeInViewport();
  await expect(carousel(page).locator('[data-said]')).toHaveText('Изглед 1 от 2');
});

test.describe('it stands still', () => {
  const expectStill = async (page: Page) => {
    await letIntervalPass(page);
    await letIntervalPass(page);
    await expect(dot(page, 'Изглед 1 от 2')).toHaveAttribute('aria-current', 'true');
    await expect(card(page, 'Отстъпки')).toBeInViewport();
  };

  test('after „Пауза“, and goes on when that is taken back', async ({ page }) => {
    await openCarousel(page);
    const pause = carousel(page).getByRole('button', { name: 'Пауза' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await pause.blur();
    await page.mouse.move(0, 0);
    await expectStill(page);
    await pause.click();
    await pause.blur();
    await page.mouse.move(0, 0);
    await letIntervalPass(page);
    await expect(dot(page, 'Изглед 2 от 2')).toHaveAttribute('aria-current', 'true');
  });

  test('under the pointer', async ({ page }) => {
    await openCarousel(page);
    await carousel(page).getByRole('link', { name: 'Научете повече: Отстъпки' }).hover();
    await expectStill(page);
  });

  test('while it holds the focus of the keyboard', async ({ page }) => {
    await openCarousel(page);
    await carousel(page).getByRole('link', { name: 'Научете повече: Отстъпки' }).focus();
    await expectStill(page);
  });

  test('in a hidden tab', async ({ page }) => {
    await openCarousel(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expectStill(page);
  });

  test('with reduced motion, where there is nothing to pause', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await expect(carousel(page).getByRole('button', { name: 'Пауза' })).toBeHidden();
    await expectStill(page);
  });

  test('with two projects or fewer', async ({ page }) => {
    await page.route('**/rest/v1/projects?*', (route) =>
      route.continue({ url: `${route.request().url()}&order_index=lt.2` }),
    );
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(['Отстъпки', 'Спешна помощ']);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});

test('another tab begins at its first view and has its own link', async ({ page }) => {
  await openCarousel(page);
  await expect(carousel(page).getByRole('link', { name: 'Всички проекти' })).toHaveAttribute(
    'href',
    '/projects',
  );
  await carousel(page).getByRole('tab', { name: 'Темплейти' }).click();
  await expect(carousel(page).getByRole('tabpanel', { name: 'Темплейти' })).toBeVisible();
  await expect(carousel(page).getByRole('link', { name: 'Всички темплейти' })).toHaveAttribute(
    'href',
    '/templates',
  );
  await dot(page, 'Изглед 3 от 3').click();
  await expect(card(page, 'Ремонти Стоянов')).toBeInViewport();

  await carousel(page).getByRole('tab', { name: 'Проекти' }).click();
  await expect(dot(page, 'Изглед 1 от 2')).toHaveAttribute('aria-current', 'true');
  await carousel(page).getByRole('tab', { name: 'Темплейти' }).click();
  await expect(dot(page, 'Изглед 1 от 3')).toHaveAttribute('aria-current', 'true');
  await expect(card(page, 'Старият орех')).toBeInViewport();
});

test('the arrow keys choose among the tabs and turn the row', async ({ page }) => {
  await openCarousel(page);
  await carousel(page).getByRole('tab', { name: 'Проекти' }).press('ArrowRight');
  await expect(carousel(page).getByRole('tab', { name: 'Темплейти' })).toBeFocused();
  await expect(carousel(page).getByRole('tabpanel', { name: 'Темплейти' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(carousel(page).getByRole('tab', { name: 'Проекти' })).toBeFocused();

  await carousel(page).getByRole('link', { name: 'Научете повече: Отстъпки' }).press('ArrowRight');
  await expect(card(page, 'Всичко българско')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 'Отстъпки')).toBeInViewport();
});

test('a page that was built earlier catches up with the studio, and so do the dots', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.querySelector('.showcase [data-rows] > :last-child')?.remove();
    }),
  );
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText([
    'Отстъпки',
    'Спешна помощ',
    'Всичко българско',
  ]);
  await expect(dot(page, 'Изглед 2 от 2')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one project stands there, and a swipe brings the next', async ({ page }) => {
    await page.goto('/');
    await expect(dot(page, 'Изглед 1 от 3')).toHaveAttribute('aria-current', 'true');
    await card(page, 'Отстъпки').scrollIntoViewIfNeeded();
    await expect(card(page, 'Спешна помощ')).not.toBeInViewport();
    const session = await page.context().newCDPSession(page);
    const { x, y } = (await card(page, 'Отстъпки').boundingBox()) ?? { x: 0, y: 0 };
    await session.send('Input.synthesizeScrollGesture', { x: x + 200, y: y + 10, xDistance: -300 });
    await expect(card(page, 'Спешна помощ')).toBeInViewport();
    await expect(dot(page, 'Изглед 2 от 3')).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects and templates are there, each kind under its name', async ({ page }) => {
    await page.goto('/');
    await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText(['Проекти', 'Темплейти']);
    await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveCount(9);
    await expect(carousel(page).getByRole('tab')).toHaveCount(0);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the paused carousel is accessible in the ${colorScheme} scheme`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await carousel(page).getByRole('tab', { name: 'Темплейти' }).click();
    await carousel(page).getByRole('button', { name: 'Пауза' }).click();
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
    await expectAccessible(page);
  });
}

test('/old shows projects, and samples of pictures and films with the way to order them', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/old');
  await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveCount(3);

  const samples = page.getByRole('region', { name: 'Примери с изкуствен интелект' });
  await expect(samples.getByRole('link', { name: 'Поръчайте картина' })).toHaveAttribute(
    'href',
    '/ai-design',
  );
  await samples.getByRole('button', { name: 'Изглед 2 от 2' }).click();
  await expect(samples.getByRole('heading', { name: 'Шевица по правило' })).toBeInViewport();

  await samples.getByRole('tab', { name: 'AI видео' }).click();
  await expect(samples.getByRole('link', { name: 'Всичко за видеото' })).toHaveAttribute(
    'href',
    '/ai-videos',
  );
  await expect(samples.getByRole('button', { name: 'Изглед 1 от 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const film = samples.getByRole('link', { name: 'Гледайте клипа: Хлябът излиза в шест' });
  await expect(film).toHaveAttribute('href', /^https:\/\//);
  await expect(film).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
});
