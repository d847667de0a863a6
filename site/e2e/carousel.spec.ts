import type { Locator, Page } from '@playwright/test';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import type { Project, Template } from '../src/data/fetchRows.ts';
import { ageContent, changeRows } from './builtEarlier.ts';

// Tall enough for the whole carousel.
test.use({ viewport: { width: 1440, height: 1200 } });

const INTERVAL_MS = 5_000;

const carousel = (page: Page) => page.getByRole('region', { name: 'Проекти и темплейти' });
const card = (page: Page, name: string) =>
  carousel(page).getByRole('heading', { level: 3, name, exact: true });
/** Has the attribute `ssr` until its code has come. */
const islandOf = (page: Page) => carousel(page).locator('xpath=.//astro-island');
/** What the carousel announces to screen readers. */
const announced = (page: Page) => carousel(page).getByRole('status');
const dot = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Opens the home page with its clock stopped five seconds before the carousel first advances. */
async function openCarousel(page: Page) {
  await page.clock.install({ time: '2026-11-20T10:00:00' });
  await page.clock.pauseAt('2026-11-20T10:00:01');
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await nextFrame(page);
}

/** Intersection observers fire in the order of their creation, so the page's own have fired before this one. */
const nextFrame = (page: Page) =>
  carousel(page).evaluate(
    (section) => new Promise((seen) => new IntersectionObserver(seen).observe(section)),
  );

/** Moves a finger sideways across the screen, from the row of an element. */
async function swipe(page: Page, from: Locator, distance: number) {
  const browser = await page.context().newCDPSession(page);
  const { y } = (await from.boundingBox()) ?? { y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
  const start = 300;
  await touch('touchStart', start);
  for (let step = 1; step <= 12; step++) await touch('touchMove', start + (distance * step) / 12);
  await touch('touchEnd');
}

const letIntervalPass = (page: Page) => page.clock.runFor(INTERVAL_MS);

test('two projects stand side by side; every five seconds the carousel advances silently, and after the end starts again, unless somebody is occupied with it', async ({
  page,
}) => {
  await openCarousel(page);
  const expectStill = async () => {
    await letIntervalPass(page);
    await letIntervalPass(page);
    await expect(dot(page, 'Изглед 1 от 2')).toHaveAttribute('aria-current', 'true');
    await expect(card(page, 'Отстъпки')).toBeInViewport();
  };

  await test.step('before its code has loaded, it stands still in a hidden tab and with reduced motion', async () => {
    await expect(card(page, 'Отстъпки')).toBeInViewport();
    await expect(card(page, 'Спешна помощ')).toBeInViewport();
    await expect(card(page, 'Всичко българско')).not.toBeInViewport();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expectStill();
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(carousel(page).getByRole('button', { name: 'Пауза' })).toBeHidden();
    await expectStill();
    await expect(islandOf(page)).toHaveAttribute('ssr');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('it advances, and starts again', async () => {
    await letIntervalPass(page);
    await expect(card(page, 'Всичко българско')).toBeInViewport();
    await expect(dot(page, 'Изглед 2 от 2')).toHaveAttribute('aria-current', 'true');
    await expect(announced(page)).toBeEmpty();

    await carousel(page).getByRole('button', { name: 'Следващ изглед' }).click();
    await expect(card(page, 'Отстъпки')).toBeInViewport();
    await expect(announced(page)).toHaveText('Изглед 1 от 2');
  });

  await test.step('under the pointer or with the focus inside, it stands still', async () => {
    const link = carousel(page).getByRole('link', { name: 'Научете повече: Отстъпки' });
    await carousel(page).getByRole('button', { name: 'Следващ изглед' }).blur();
    await link.hover();
    await expectStill();
    await link.focus();
    await page.mouse.move(0, 0);
    await nextFrame(page);
    await expectStill();
    await link.blur();
  });

  await test.step('after „Пауза“ it stands still until that is released', async () => {
    const pause = carousel(page).getByRole('button', { name: 'Пауза' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await pause.blur();
    await page.mouse.move(0, 0);
    await expectStill();
    await pause.click();
    await pause.blur();
    await page.mouse.move(0, 0);
    await letIntervalPass(page);
    await expect(dot(page, 'Изглед 2 от 2')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the five seconds restart when the pointer leaves', async () => {
    await dot(page, 'Изглед 1 от 2').click();
    await expect(announced(page)).toHaveText('Изглед 1 от 2');
    await dot(page, 'Изглед 1 от 2').blur();
    await page.clock.runFor(INTERVAL_MS - 1_000);
    await page.mouse.move(0, 0);
    await nextFrame(page);
    await page.clock.runFor(INTERVAL_MS - 1_000);
    await expect(dot(page, 'Изглед 1 от 2')).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1_000);
    await expect(dot(page, 'Изглед 2 от 2')).toHaveAttribute('aria-current', 'true');
  });
});

test('with two projects or fewer it does not advance', async ({ page }) => {
  await ageContent(page);
  await changeRows<Project>(page, 'projects', (rows) => rows.slice(0, 2));
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(['Отстъпки', 'Спешна помощ']);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dot(page, 'Изглед 2 от 2')).toBeVisible();
  await expect(carousel(page).getByRole('button', { name: 'Пауза' })).toHaveCount(0);
});

test('another tab starts at its first view, has its own link, is reachable by arrow keys, and is accessible by day and by night', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
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
  await expect(announced(page)).toHaveText('Изглед 3 от 3');

  await carousel(page).getByRole('tab', { name: 'Проекти' }).click();
  await expect(announced(page)).toBeEmpty();
  await expect(dot(page, 'Изглед 1 от 2')).toHaveAttribute('aria-current', 'true');
  await carousel(page).getByRole('tab', { name: 'Темплейти' }).click();
  await expect(dot(page, 'Изглед 1 от 3')).toHaveAttribute('aria-current', 'true');
  await expect(card(page, 'Старият орех')).toBeInViewport();

  // The arrow keys switch tabs and turn the row.
  await carousel(page).getByRole('tab', { name: 'Проекти' }).click();
  await carousel(page).getByRole('tab', { name: 'Проекти' }).press('ArrowRight');
  await expect(carousel(page).getByRole('tab', { name: 'Темплейти' })).toBeFocused();
  await expect(carousel(page).getByRole('tabpanel', { name: 'Темплейти' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(carousel(page).getByRole('tab', { name: 'Проекти' })).toBeFocused();

  await carousel(page).getByRole('link', { name: 'Научете повече: Отстъпки' }).press('ArrowRight');
  await expect(card(page, 'Всичко българско')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 'Отстъпки')).toBeInViewport();

  await carousel(page).getByRole('tab', { name: 'Темплейти' }).click();
  await carousel(page).getByRole('link', { name: 'Прегледайте демо: Старият орех' }).press('ArrowRight');
  await expect(card(page, 'Ария')).toBeInViewport();
  await carousel(page).getByRole('button', { name: 'Пауза' }).click();
  // Axe waits by timers.
  await page.clock.resume();
  await expectAccessibleDayAndNight(page, 'section[aria-label="Проекти и темплейти"]');
});

test('a page with outdated content loads the current rows once they come near, and updates the dots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await ageContent(page);
  await changeRows<Template>(page, 'templates', ([, ...rest]) => rest);
  await changeRows<Project>(page, 'projects', (rows) => [
    ...rows,
    ...rows.slice(0, 2).map((row) => ({ ...row, id: crypto.randomUUID(), title: `${row.title} 2` })),
  ]);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/rest/') && asked.push(request.url()));
  await page.goto('/');
  expect(asked).toEqual([]);
  const teaser = page.getByRole('region', { name: 'Готови сайтове. Сменяме само табелата.' });
  await teaser.scrollIntoViewIfNeeded();
  await expect(teaser.getByRole('heading', { level: 3 })).toHaveText(['Д-р Илиева', 'Под Вежен', 'Ария']);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText([
    'Отстъпки',
    'Спешна помощ',
    'Всичко българско',
    'Отстъпки 2',
    'Спешна помощ 2',
  ]);
  await expect(dot(page, 'Изглед 3 от 3')).toBeVisible();
});

test.describe('before its code has loaded', () => {
  /** Delays the carousel's code until the returned function is called. */
  async function openAsleep(page: Page) {
    const letArrive = await hold(page, '**/_astro/*.js');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    return letArrive;
  }

  test('the controls are shown and fit the width of the screen, keys of the browser are left to it, and a click is repeated afterwards', async ({
    page,
  }) => {
    const letCome = await openAsleep(page);
    const names = () =>
      carousel(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.filter((button) => button.checkVisibility()).map((button) => button.ariaLabel),
        );
    await test.step('the controls', async () => {
      const arrows = ['Предишен изглед', 'Следващ изглед'];
      expect(await names()).toEqual([...arrows, 'Изглед 1 от 2', 'Изглед 2 от 2']);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await names()).toEqual([...arrows, 'Изглед 1 от 3', 'Изглед 2 от 3', 'Изглед 3 от 3']);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await names()).toContain('Пауза');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 1200 });
    });

    await page.evaluate(() => {
      const taken: string[] = [];
      Object.assign(window, { taken });
      addEventListener('keydown', (event) => event.defaultPrevented && taken.push(event.key));
    });
    /** With Alt, Ctrl or Meta an arrow key is the browser's. */
    const expectNoShortcutTaken = async (tab: string, link: string) => {
      for (const modifier of ['Alt', 'Control', 'Meta']) {
        await carousel(page).getByRole('tab', { name: tab }).press(`${modifier}+ArrowRight`);
        await carousel(page).getByRole('link', { name: link }).press(`${modifier}+ArrowRight`);
      }
      expect(await page.evaluate('taken')).toEqual([]);
      await expect(carousel(page).getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(announced(page)).toBeEmpty();
    };
    await expectNoShortcutTaken('Проекти', 'Научете повече: Отстъпки');

    await carousel(page).getByRole('tab', { name: 'Темплейти' }).click();
    letCome();
    await expect(carousel(page).getByRole('tabpanel', { name: 'Темплейти' })).toBeVisible();
    await expect(dot(page, 'Изглед 1 от 3')).toHaveAttribute('aria-current', 'true');
    await expectNoShortcutTaken('Темплейти', 'Прегледайте демо: Старият орех');
    await expect(dot(page, 'Изглед 1 от 3')).toHaveAttribute('aria-current', 'true');
  });

  test('an arrow key is repeated afterwards', async ({ page }) => {
    const letCome = await openAsleep(page);
    await carousel(page).getByRole('link', { name: 'Научете повече: Отстъпки' }).press('ArrowRight');
    await expect(card(page, 'Всичко българско')).not.toBeInViewport();
    letCome();
    await expect(card(page, 'Всичко българско')).toBeInViewport();
    await expect(announced(page)).toHaveText('Изглед 2 от 2');
  });
});

test('hydrating the carousel causes no layout shift', async ({ page }) => {
  const island = islandOf(page);
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  // A typeface that arrives late, from a slower server, moves the words around it a little.
  await page.evaluate(() => document.fonts.ready);
  await expect(island).toHaveAttribute('ssr');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await carousel(page).getByRole('link', { name: 'Научете повече: Отстъпки' }).focus();
  await expect(island).not.toHaveAttribute('ssr');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate('shifts')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one project is shown, and a swipe shows the next', async ({ page }) => {
    // So that it does not advance by itself, and only the swipe can have turned it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(dot(page, 'Изглед 1 от 3')).toHaveAttribute('aria-current', 'true');
    await card(page, 'Отстъпки').scrollIntoViewIfNeeded();
    await expect(card(page, 'Спешна помощ')).not.toBeInViewport();
    await swipe(page, card(page, 'Отстъпки'), -240);
    await expect(card(page, 'Отстъпки')).not.toBeInViewport();
    await expect(card(page, 'Спешна помощ')).toBeInViewport();
    await expect(dot(page, 'Изглед 2 от 3')).toHaveAttribute('aria-current', 'true');
  });
});

test('/old shows projects, and samples of AI pictures and videos with links to order them, and is accessible by day and by night', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/old');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дигитални услуги за малкия бизнес');
  await expect(page.getByText('Цената е на стъклото').filter({ visible: true }).first()).toBeVisible();
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
  const film = samples.getByRole('link', { name: 'Искам такъв клип: Хлябът излиза в шест' });
  await expect(film).toHaveAttribute('href', '/ai-videos');
  await expectAccessibleDayAndNight(page);
});
