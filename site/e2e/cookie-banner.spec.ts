import type { Page } from '@playwright/test';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { secondClick } from '@vitrina/tests/fixtures/secondClick.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

const BANNER_DELAY_MS = 1_000;

test.use({ isNewVisitor: true });

const banner = (page: Page) => page.getByRole('region', { name: 'Бисквитки, но не от сладкарницата.' });
const details = (page: Page) => page.getByRole('dialog', { name: 'Какво пазим' });
const choice = (page: Page) => page.evaluate(() => localStorage.getItem('gdpr-consent'));

async function openAsked(page: Page, path = '/about') {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(BANNER_DELAY_MS);
  await expect(banner(page)).toBeVisible();
}

test('the banner appears one second after the page and does not take the focus; „Приемам“ is remembered, and it does not return', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T10:00:00' });
  await page.clock.pauseAt('2026-11-20T10:00:01');
  await page.goto('/about');
  await page.clock.runFor(BANNER_DELAY_MS - 1);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  await page.clock.resume();
  await banner(page).getByRole('button', { name: 'Приемам' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await choice(page)).toBe('true');

  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.reload();
  await page.clock.runFor(2 * BANNER_DELAY_MS);
  await expect(banner(page)).toHaveCount(0);
  expect(scripts.filter((address) => address.includes('CookieBanner'))).toEqual([]);
});

test('banner and details are accessible by day and by night; Esc, a click beside it and „Затвори“ close the dialog and leave the banner open', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await openAsked(page);
  await expectAccessibleDayAndNight(page, '.cookie-question');
  const more = banner(page).getByRole('button', { name: 'Детайли' });
  await more.press('Enter');
  await expect(details(page)).toBeVisible();
  await expect(details(page).getByRole('button', { name: 'Само необходимите' })).toBeFocused();
  await expectAccessibleDayAndNight(page, '.cookie-question');
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await page.mouse.click(10, 10);
  await expect(details(page)).toBeHidden();

  await more.click();
  await details(page).getByRole('button', { name: 'Затвори' }).click();
  await expect(details(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await choice(page)).toBeNull();
});

test("a click counts, however late the banner's code loads", async ({ page }) => {
  const goOn = await hold(page, '**/CookieBanner*.js');
  await openAsked(page);
  await banner(page).getByRole('button', { name: 'Приемам' }).click();
  await expect(banner(page)).toBeVisible();
  goOn();
  await expect(banner(page)).toHaveCount(0);
  expect(await choice(page)).toBe('true');
});

test('the second half of a double click presses nothing that the banner uncovers, and does not close the details', async ({
  page,
}) => {
  await openAsked(page);
  await page.evaluate(() => {
    const below = Object.assign(document.createElement('a'), { href: '#below' });
    below.style.cssText = 'position: fixed; inset: 0';
    document.body.append(below);
  });
  await banner(page).getByRole('button', { name: 'Детайли' }).click();
  await expect(details(page)).toBeVisible();
  await secondClick(page);
  await details(page).getByRole('button', { name: 'Затвори' }).click();
  await banner(page).getByRole('button', { name: 'Приемам' }).click();
  await expect(banner(page)).toHaveCount(0);
  await secondClick(page);
  await expect(page).toHaveURL('/about');
});

test('without storage, the answer still closes the banner', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openAsked(page);
  const logged = page.waitForEvent('console', (message) => /could not be saved/.test(message.text()));
  await banner(page).getByRole('button', { name: 'Приемам' }).click();
  await logged;
  await expect(banner(page)).toHaveCount(0);
});

test('the buttons are equal and the banner covers nothing, at any screen width', async ({ page }) => {
  await openAsked(page);
  const help = page.getByRole('button', { name: 'Имате въпрос?' });
  for (const width of [320, 390, 1100, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const size = async (name: string) => {
      const { width = 0, height = 0 } =
        (await banner(page).getByRole('button', { name }).boundingBox()) ?? {};
      return { width: Math.round(width), height: Math.round(height) };
    };
    expect(await size('Само необходимите')).toEqual(await size('Приемам'));
    expect(await size('Детайли')).toEqual(await size('Приемам'));
    expect(await overflow(banner(page))).toBe(0);

    const overlaps = (selector: string) =>
      page.evaluate((other) => {
        const a = document.querySelector('.cookie-question > * > section')?.getBoundingClientRect();
        const b = document.querySelector(other)?.getBoundingClientRect();
        return a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      }, selector);
    await expect.poll(() => overlaps('body > aside')).toBe(false);
    await help.click();
    await expect.poll(() => overlaps('#help-card')).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Бисквитки' }).focus();
    await expect.poll(() => overlaps('footer a:focus')).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
  }

  for (const [width, height] of [
    [844, 390],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(help, 'there is no room between banner and header').toBeHidden();
  }
  await banner(page).getByRole('button', { name: 'Приемам' }).click();
  await expect(help).toBeVisible();
});

test('every answer closes the banner, in other tabs too, is kept, and can be withdrawn on /cookies, where the visitor is asked again', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const expectKept = async (kept: string) => {
    await expect(details(page)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
    await expect(main).toBeFocused();
    expect(await choice(page)).toBe(kept);
  };
  const withdraw = async () => {
    await main.getByRole('button', { name: 'Оттегляне на съгласието' }).click();
    await expect(main.getByText('Още не сте отговорили')).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Приемам' })).toBeFocused();
    expect(await choice(page)).toBeNull();
  };
  await openAsked(page, '/cookies');
  await expect(main.getByText('Още не сте отговорили')).toBeVisible();

  await test.step('refusing takes one click', async () => {
    await banner(page).getByRole('button', { name: 'Само необходимите' }).click();
    await expectKept('necessary');
    await withdraw();
  });

  for (const [answer, kept] of [
    ['Приемам всички', 'true'],
    ['Само необходимите', 'necessary'],
  ] as const)
    await test.step(`„${answer}“ in the details`, async () => {
      await banner(page).getByRole('button', { name: 'Детайли' }).click();
      await details(page).getByRole('button', { name: answer }).click();
      await expectKept(kept);
      await page.reload();
      await page.clock.runFor(2 * BANNER_DELAY_MS);
      await expect(banner(page)).toHaveCount(0);
      await withdraw();
    });

  await test.step('„Приемам“ in another tab', async () => {
    const other = await context.newPage();
    await openAsked(other);
    await banner(other).getByRole('button', { name: 'Приемам' }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(main.getByText('Отговорили сте „Приемам“.')).toBeVisible();
  });
});
