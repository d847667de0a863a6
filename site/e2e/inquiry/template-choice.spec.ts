import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { field } from '../forms/visitorForm.ts';

test.describe('the field „Шаблон“', () => {
  test('offers the active templates and none', async ({ page }) => {
    await page.goto('/inquiry');
    await expect(field(page, 'Шаблон').getByRole('option')).toHaveText([
      'Изберете шаблон или „Без шаблон“',
      'Без шаблон',
      'Старият орех',
      'Д-р Илиева',
      'Под Вежен',
      'Ария',
      'Петрова и Колев',
      'Ремонти Стоянов',
    ]);
    await field(page, 'Шаблон').selectOption('Без шаблон');
    await expect(field(page, 'Шаблон')).toHaveValue('no-template');
  });

  test('takes the template from the address', async ({ page }) => {
    await page.goto('/inquiry?template=Ария');
    await expect(field(page, 'Шаблон')).toHaveValue('Ария');
  });

  test('takes a service from the address', async ({ page }) => {
    await page.goto('/inquiry?service=copywriting');
    await expect(field(page, 'Шаблон')).toHaveValue('copywriting');
    await expect(field(page, 'Шаблон').locator('option:checked')).toHaveText('SEO статии и копирайтинг');
  });

  test('knows no template that is not on show', async ({ page }) => {
    const asked = page.waitForResponse('**/rest/v1/templates?*');
    await page.goto('/inquiry?template=Книжарница');
    await (await asked).finished();
    await expect(field(page, 'Шаблон')).toHaveValue('');
    await expect(field(page, 'Шаблон').getByRole('option', { name: 'Книжарница' })).toHaveCount(0);
  });
});
