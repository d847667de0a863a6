import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectSent, openFilledIn, sendButton } from './visitorForm.ts';
import { inquiryForm } from './visitorForms.ts';

test.describe('the toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openFilledIn(page, inquiryForm);
    await sendButton(page, inquiryForm).click();
    await expectSent(page, inquiryForm);
  });

  test('disappears after six seconds', async ({ page }) => {
    await page.clock.runFor(5_000);
    await expectSent(page, inquiryForm);
    await page.clock.runFor(1_500);
    await expect(page.getByText('Запитването е изпратено успешно!')).toBeHidden();
  });

  test('waits while it is hovered or focused', async ({ page }) => {
    const toast = page.getByText('Запитването е изпратено успешно!');
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Затворете известието' }).focus();
    await page.mouse.move(10, 10);
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Изпратете още нещо' }).focus();
    await page.clock.runFor(7_000);
    await expect(toast).toBeHidden();
  });

  test('resumes its time instead of restarting it', async ({ page }) => {
    const toast = page.getByText('Запитването е изпратено успешно!');
    await page.clock.runFor(4_000);
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(2_500);
    await expect(toast).toBeHidden();
  });

  test('closes at once', async ({ page }) => {
    await page.getByRole('button', { name: 'Затворете известието' }).click();
    await expect(page.getByText('Запитването е изпратено успешно!')).toBeHidden();
  });
});
