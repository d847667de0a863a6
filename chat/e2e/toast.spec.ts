import { expect, test } from './chatTest.ts';

test('a message in the corner goes by itself, and after a pause goes on where it was held', async ({
  clientPage,
  expectAccessible,
}) => {
  await clientPage.clock.install();
  await clientPage.getByRole('button', { name: 'Звук и известия' }).click();
  const toast = clientPage.getByRole('article').filter({ hasText: 'Звук и известия' });
  await expect(toast).toBeVisible();
  await clientPage.clock.runFor(4000);
  await toast.hover();
  await clientPage.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await expectAccessible(clientPage);
  await clientPage.mouse.move(10, 500);
  await clientPage.clock.runFor(2500);
  await expect(toast).toBeHidden();
});
