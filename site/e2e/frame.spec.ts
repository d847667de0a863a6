import { brand } from '@vitrina/shared/brand.ts';
import { phoneHref } from '@vitrina/shared/studioFacts.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { fillIn } from './forms/visitorForm.ts';
import { contactForm, inquiryForm } from './forms/visitorForms.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe('the header on a wide screen', () => {
  test.use({ viewport: desktop });

  test('becomes solid and hides the contact strip after more than 10 px of scroll, without moving the page; it marks the current page and leads to the inquiry form', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const strip = header.getByRole('link', { name: brand.phones[0] });
    await expect(strip).toBeVisible();
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const spacer = page.locator('header + div');
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
    await expect(spacer).toHaveCSS('height', '128px');
    const before = await top();

    await page.mouse.wheel(0, 10);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
    await expect(strip).toBeVisible();

    await page.mouse.wheel(0, 1);
    await expect(strip).toBeHidden();
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header).toHaveCSS('border-bottom-width', '1px');
    await expect(spacer).toHaveCSS('height', '80px');
    expect(await top()).toBe(before);

    const navigation = page.getByRole('navigation', { name: 'Основна навигация' });
    await expect(navigation.getByRole('link')).toHaveText([
      'Начало',
      'За нас',
      'Услуги',
      'Проекти',
      'Темплейти',
      'AI Дизайн',
      'Блог',
      'Контакти',
    ]);
    await navigation.getByRole('link', { name: 'Темплейти' }).click();
    await expect(page).toHaveURL('/templates');
    await expect(navigation.locator('[aria-current]')).toHaveText('Темплейти');
    await page.getByRole('banner').getByRole('link', { name: 'Запитване' }).click();
    await expect(page).toHaveURL('/inquiry#inquiry-form');
  });
});

test.describe('the side menu on a phone', () => {
  test.use({ viewport: phone });

  test('slides in from the right, 320 px wide, keeps the focus inside, and is accessible; Esc, backdrop, cross, link and a wide screen close it', async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: brand.phones[0] })).toBeHidden();
    await expect(page.locator('header + div')).toHaveCSS('height', '64px');
    const open = page.getByRole('button', { name: 'Меню' });
    const menu = page.getByRole('dialog', { name: 'Меню' });

    await test.step('by keyboard', async () => {
      await open.press('Enter');
      await expect.poll(async () => menu.boundingBox()).toMatchObject({ x: 70, width: 320 });
      await expect(menu.locator('[aria-current=page]')).toHaveText('Начало');
      await expect(menu.getByRole('button', { name: 'Затвори менюто' })).toBeFocused();
      for (let step = 0; step < 15; step += 1) {
        await page.keyboard.press('Tab');
        // The focus also passes through the browser's own buttons, and then no element of the page has it.
        expect(await page.locator('body :focus:not(dialog, dialog *)').count(), `after Tab ${step + 1}`).toBe(
          0,
        );
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
    });

    await open.click();
    await page.mouse.click(20, 400);
    await expect(menu).toBeHidden();

    await open.click();
    await menu.getByRole('button', { name: 'Затвори менюто' }).click();
    await expect(menu).toBeHidden();

    await open.click();
    await menu.getByRole('link', { name: 'Темплейти' }).click();
    await expect(page).toHaveURL('/templates');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Магазинът затваря/);
    await expect(menu).toBeHidden();

    await open.click();
    await expectAccessibleDayAndNight(page, '#side-menu');
    await page.setViewportSize(desktop);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Основна навигация' })).toBeVisible();
  });
});

test('a heading of an article takes the place of neither the menu nor the help widget', async ({ page }) => {
  await page.route('/blog/1', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('id="стоката-стои-отпред"', 'id="side-menu"')
      .replace('id="цената-е-на-стъклото"', 'id="help"');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize(phone);
  await page.goto('/blog/1');
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: 'Изпратете запитване' })
    .evaluate((link) =>
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
    );
  await expect(page.getByRole('complementary', { name: 'Помощ' })).toHaveAttribute('data-aside');
});

test('the help widget opens into an accessible card and closes on its cross, on Esc and on a tap outside', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/');
  const help = page.getByRole('complementary', { name: 'Помощ' });
  const call = help.getByRole('link', { name: 'Изпрати запитване' });
  await expect(call).toBeHidden();
  await help.getByLabel('Имате въпрос?').click();
  await expect(help.getByRole('heading', { name: 'Имате въпрос?' })).toBeVisible();
  await expect(help).toContainText('Консултацията е безплатна.');
  await expect(help.getByRole('link', { name: brand.phones[0] })).toHaveAttribute(
    'href',
    phoneHref(brand.phones[0]),
  );
  await expect(call).toHaveAttribute('href', '/inquiry#inquiry-form');
  await expectAccessibleDayAndNight(page, '#help');
  await help.getByLabel('Затвори').click();
  await expect(call).toBeHidden();

  const open = help.getByRole('button', { name: 'Имате въпрос?' });
  await open.click();
  await page.keyboard.press('Escape');
  await expect(call).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.mouse.click(20, 400);
  await expect(call).toBeHidden();
});

test.describe('the help widget on a phone', () => {
  test.use({ viewport: phone });

  test('hides while it covers a control, and returns', async ({ page }) => {
    await page.goto('/pricing');
    const disc = page.getByRole('button', { name: 'Имате въпрос?' });
    const call = page.getByRole('link', { name: 'Изберете пакета „Информативен сайт“' });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(disc).toBeInViewport();
    // To the very edge: what is scrolled into view stays clear of the till's bar.
    await call.evaluate((link) =>
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
    );
    await expect(call).toBeInViewport();
    await expect(disc).not.toBeInViewport();
    await disc.focus();
    await expect(disc).toBeInViewport();
  });
});

for (const form of [inquiryForm, contactForm])
  test(`the help widget covers nothing of the form on ${form.path}, nor of its receipt`, async ({ page }) => {
    const expectNoneCovered = async () => {
      for (const control of await page.locator(`${CONTROLS}:visible`).all()) {
        await control.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await expect.poll(() => page.evaluate(covered, CONTROLS), `${control}`).toEqual([]);
      }
    };
    await page.goto(form.path);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectNoneCovered();
    }
    await page.setViewportSize(phone);
    await fillIn(page, form);
    await page.getByRole('button', { name: form.button }).click();
    await expect(page.getByRole('group', { name: 'Откъде научихте за нас?' })).toBeVisible();
    await expect.poll(() => page.evaluate(covered, CONTROLS), 'before any scrolling').toEqual([]);
    await expectNoneCovered();
  });

test.describe('an address with a hash', () => {
  test.use({ viewport: phone });

  test('opens with its target right below the header', async ({ page }) => {
    await page.goto('/inquiry#inquiry-form');
    const room = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const form = await page.locator('#inquiry-form').boundingBox();
      return header && form ? form.y - (header.y + header.height) : Number.NaN;
    };
    await expect.poll(room).toBeLessThan(100);
    expect(await room()).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test('the first Tab focuses the skip link, and with less motion the page does not animate', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('main')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Към съдържанието' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('installed on a phone', () => {
  // The policy allows only the page's own styles, which are changed here: Playwright cannot emulate the display mode.
  test.use({ bypassCSP: true });

  test('a page keeps clear of the edge that the browser’s bar would cover', async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(/\(display-mode: ?standalone\)/g, 'all') });
    });
    await page.goto('/');
    await expect(page.getByRole('main')).toHaveCSS('padding-top', '8px');
  });
});

const CONTROLS = 'main :is(button, input, select, textarea, label):not([aria-hidden] *)';

/** The controls under the disc of the help widget. For `page.evaluate`. */
function covered(controls: string): string[] {
  const disc = document.querySelector('#help button')?.getBoundingClientRect();
  if (!disc) return ['there is no disc'];
  return [...document.querySelectorAll(controls)]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < disc.right && disc.left < right && top < disc.bottom && disc.top < bottom;
    })
    .map(({ outerHTML }) => outerHTML);
}
