import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectSent, fillIn, openFilledIn, sendButton } from './visitorForm.ts';
import { inquiryForm } from './visitorForms.ts';

test('the toast disappears after six seconds, not counting while it is hovered or focused, and closes at once', async ({
  page,
}) => {
  const toast = page.getByText('Запитването е изпратено успешно!');
  const close = page.getByRole('button', { name: 'Затвори известието' });
  const again = page.getByRole('button', { name: 'Изпратете още нещо' });
  await page.clock.install();
  await openFilledIn(page, inquiryForm);
  await sendButton(page, inquiryForm).click();
  await expectSent(page, inquiryForm);

  await page.clock.runFor(3_000);
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await close.focus();
  await page.mouse.move(10, 10);
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await again.focus();
  await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(toast).toBeHidden();

  await again.click();
  await fillIn(page, inquiryForm);
  await sendButton(page, inquiryForm).click();
  await expectSent(page, inquiryForm);
  await close.click();
  await expect(toast).toBeHidden();
});
