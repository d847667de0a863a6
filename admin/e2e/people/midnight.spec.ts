import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../service.ts';
import { somebody } from './somebody.ts';

test('over midnight, the day of a step stays as it was shown', async ({ adminPage: page, backend }) => {
  const { id } = await somebody(backend);
  const when = page.getByRole('textbox', { name: 'Кога' });
  const readAgain = async (name: string) => {
    await service(backend).from('people').update({ name }).eq('id', id).throwOnError();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  await page.clock.setFixedTime('2026-01-08T23:50:00+02:00');
  await page.goto(`/admin/people/${id}`);
  await expect(when).toHaveValue('2026-01-09');

  await test.step('although nobody has touched it', async () => {
    await page.clock.setFixedTime('2026-01-09T00:10:00+02:00');
    await readAgain('След полунощ');
    await expect(when).toHaveValue('2026-01-09');
  });

  await test.step('also when what was typed is restored', async () => {
    await page.getByLabel('Какво').fill('да се обадя');
    await page.reload();
    await expect(page.getByLabel('Какво')).toHaveValue('да се обадя');
    await expect(when).toHaveValue('2026-01-09');
  });

  await test.step('and nobody is said to have changed it', async () => {
    await page.getByRole('button', { name: 'След седмица' }).click();
    await page.clock.setFixedTime('2026-01-10T00:10:00+02:00');
    await readAgain('Още един ден');
    await expect(when).toHaveValue('2026-01-16');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
