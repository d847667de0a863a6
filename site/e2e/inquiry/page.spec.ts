import { brand } from '@vitrina/shared/brand.ts';
import { phoneHref } from '@vitrina/shared/studioFacts.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { field } from '../forms/visitorForm.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page opens at the form', async ({ page }) => {
    await page.goto('/inquiry');
    await expect
      .poll(() =>
        page.locator('#inquiry-form').evaluate((form) => Math.round(form.getBoundingClientRect().top)),
      )
      .toBeLessThan(160);
  });

  test('a visitor who has already scrolled stays where they are', async ({ page }) => {
    await page.goto('/inquiry#footer-navigation');
    await expect(page.locator('#footer-navigation')).toBeInViewport();
    await expect(field(page, 'Име')).not.toBeInViewport();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to reach the studio', async ({ page }) => {
    await page.goto('/inquiry');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Изпратете запитване' })).toBeVisible();
    await expect(main.getByRole('link', { name: brand.phones[0] })).toHaveAttribute(
      'href',
      phoneHref(brand.phones[0]),
    );
    await expect(main.getByRole('link', { name: brand.email })).toBeVisible();
    await expect(main.getByLabel('Съобщение')).toBeHidden();
  });
});
