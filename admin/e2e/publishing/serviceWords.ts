import type { Page } from '@playwright/test';
import { mailWith } from '@vitrina/tests/fixtures/linkFromMail.ts';
import { expect, type ProductUnderTest, test } from '@vitrina/tests/fixtures/test.ts';
import { png } from '../content/pictureFiles.ts';
import { sendInquiry } from '../sendInquiry.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';

/**
 * Changes title, sign, description, an answer and a picture of the service „copywriting“ in the console.
 * @returns its words before.
 */
export async function changeService(adminPage: Page, backend: ProductUnderTest) {
  const { data } = await service(backend)
    .from('services')
    .select()
    .eq('id', 'copywriting')
    .single()
    .throwOnError();
  const { updated_at: _, ...before } = data;
  const field = (name: string) => adminPage.getByRole('textbox', { name, exact: true });
  await adminPage.goto('/admin/services/copywriting');
  await field('Заглавие').fill('Текстове за витрини');
  await field('Табела').fill('Витрини');
  await field('Описание').fill('Кратко и ясно.');
  const question = adminPage.getByRole('group', { name: 'Въпрос 1' });
  await question.getByRole('textbox', { name: 'Отговор' }).fill('Струва {edit-page}.');
  const choosing = adminPage.waitForEvent('filechooser');
  await adminPage
    .getByRole('group', { name: 'Снимка 3' })
    .getByRole('button', { name: 'Смени снимката' })
    .click();
  await (await choosing).setFiles(png('third.png', 640, 480));
  await expect(adminPage.getByRole('status').filter({ hasText: 'Снимката е качена' })).toBeAttached();
  await adminPage.getByRole('button', { name: 'Публикувай' }).click();
  await expect(toast(adminPage, 'Публикувано')).toBeVisible();

  await test.step('mail, inbox and search use the new title at once', async () => {
    // An address of their own, or the inquiry belongs to somebody who has written before.
    const email = `${crypto.randomUUID()}@primer.example`;
    const { name } = await sendInquiry(backend, { service: 'copywriting', email });
    await mailWith(backend, name, 'Текстове за витрини');
    const menu = adminPage.getByRole('navigation', { name: 'Меню' });
    await menu.getByRole('link', { name: /^Запитвания/ }).click();
    await adminPage.getByRole('textbox', { name: 'Търсене' }).fill(`${name} витрини`);
    await expect(adminPage.getByRole('row').filter({ hasText: name })).toContainText('Текстове за витрини');
    await menu.getByRole('link', { name: /^Клиенти/ }).click();
    await adminPage.getByRole('searchbox', { name: 'Търсене по име, имейл или телефон' }).fill(name);
    await expect(adminPage.getByRole('listitem').filter({ hasText: name })).toContainText(
      'Текстове за витрини',
    );
  });
  return before;
}

export async function expectServiceChanged(page: Page) {
  const textOf = async (path: string) => (await page.request.get(path)).text();
  await page.goto('/services/copywriting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Текстове за витрини');
  await expect(page.getByRole('main')).toContainText('Струва 25,56–40,90 €.');
  const third = page.getByRole('figure').nth(2);
  await expect(third.locator('source')).toHaveAttribute('srcset', /\/_astro\/.+480w/);
  expect(await textOf('/services/copywriting')).toContain(
    '"name":"Текстове за витрини","description":"Кратко и ясно."',
  );
  for (const path of ['/', '/services', '/services/websites', '/inquiry', '/llms.txt'])
    expect(await textOf(path), path).toContain('Текстове за витрини');
}
