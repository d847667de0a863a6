import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { article } from '@vitrina/tests/fixtures/article.ts';
import { drawn, openPreview } from '@vitrina/tests/fixtures/preview.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { png } from './content/pictureFiles.ts';
import { service } from './service.ts';

/** A build takes long on a busy machine. */
const BUILT = { timeout: 120_000 };

test('a failed build says why, and the next one publishes a renamed template and a new article', async ({
  page,
  adminPage,
  backend,
  expectAccessible,
}) => {
  test.setTimeout(200_000);
  const supabase = service(backend);
  const addTemplate = { name: 'Пекарна', description: 'Хляб и закуски.', demo_url: '/demo/mehana' };
  const { data: template } = await supabase
    .from('templates')
    .insert(addTemplate)
    .select('id')
    .single()
    .throwOnError();
  const { data: build } = await supabase.rpc('start_site_build').throwOnError();

  // This test plays the builder, which in production is a workflow elsewhere.
  await adminPage.goto('/admin');
  await expect(chip(adminPage)).toHaveAccessibleName('Публикуване на сайта: Публикува се', BUILT);
  await chip(adminPage).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Публикуване' });
  await expect(dialog.getByRole('button', { name: 'Публикувай сега' })).toBeDisabled();
  await supabase
    .rpc('finish_site_build', {
      build_id: build?.id ?? '',
      failure: 'backend',
      failure_detail: 'Cannot read templates: no answer',
    })
    .throwOnError();
  await expect(dialog).toContainText('Не е публикувано');
  await expect(dialog).toContainText('Данните за страниците не можаха да бъдат прочетени.');
  await expect(dialog).toContainText('Cannot read templates: no answer');
  await expect(dialog.getByRole('button', { name: 'Публикувай отново' })).toBeEnabled();
  await expectAccessible(adminPage);

  const written = await addArticle(supabase);
  const name = `Пекарна ${randomUUID().slice(0, 8)}`;
  await supabase
    .from('templates')
    .update({ name })
    .eq('id', template?.id ?? '')
    .throwOnError();
  await expect(dialog).toContainText('Чака');
  await dialog.getByRole('button', { name: 'Публикувай сега' }).click();
  await expect(dialog).toContainText('Публикува се', BUILT);
  await expect(dialog).toContainText(/На живо от \d\d:\d\d/, BUILT);
  expect(await (await page.request.get('/templates')).text()).toContain(name);
  await page.goto('/templates');
  await expect(page.getByRole('heading', { name })).toBeVisible();

  // With every feature of the Markdown dialect, the preview looks like the built page.
  await page.goto(`/blog/${written.id}`);
  await expect(page.locator('figure picture img')).toHaveAccessibleName('Витрина нощем');
  const built = await drawn(page.getByRole('article'));
  await openPreview(page, { table: 'posts', content: written });
  expect(await drawn(page.getByRole('article'))).toBe(built);

  await dialog.getByRole('link', { name: 'Всички публикувания' }).click();
  await expect(adminPage.getByRole('heading', { name: 'Публикуване' })).toBeVisible();
  await expect(chip(adminPage)).toHaveAccessibleName(/На живо от \d\d:\d\d/);
  const rows = adminPage.getByRole('main').getByRole('listitem');
  const builds = rows.filter({ hasText: /публикувано/i });
  await expect(builds.first()).toContainText('Публикувано');
  await expect(builds.first()).toContainText(/статии/);
  await expect(builds.first()).toContainText(/шаблони.*, по желание, за/);
  await expect(builds.nth(1)).toContainText('Cannot read templates: no answer');
  await test.step('the change is listed, and one press undoes it', async () => {
    await expect(rows.first()).toContainText(`Шаблон „${name}“`);
    await rows
      .first()
      .getByRole('button', { name: `Върни промяната на „${name}“` })
      .click();
    await expect(rows.first()).toContainText('Шаблон „Пекарна“');
    // Undoes the undoing.
    await rows.first().getByRole('button', { name: 'Върни промяната на „Пекарна“' }).click();
    await expect(rows.first()).toContainText(`Шаблон „${name}“`);
  });
  await expectAccessible(adminPage);

  await supabase
    .from('templates')
    .delete()
    .eq('id', template?.id ?? '')
    .throwOnError();
  await supabase.from('posts').delete().eq('id', written.id).throwOnError();
});

/** An article with every feature of its dialect, and an uploaded picture. */
async function addArticle(supabase: ReturnType<typeof service>) {
  const picture = `${randomUUID()}.png`;
  const { buffer, mimeType } = png(picture, 900, 600);
  await supabase.storage.from('content-images').upload(picture, buffer, { contentType: mimeType });
  const body = [
    'Увод с **удебелено**, *курсив* и [връзка](/pricing) за 3–7 дни.',
    '## Глава за най-доброто',
    `![Витрина нощем](content-images/${picture})`,
    '> Цитат „в кавички“ & знаци < >',
    '### Подглава',
    '- едно\n- две\n  1. вътре\n\n1. първо\n2. второ',
    '<b>Това е текст</b>',
  ].join('\n\n');
  const { data } = await supabase
    .from('posts')
    .insert({ ...article, body, cover: `content-images/${picture}` } as never)
    .select()
    .single()
    .throwOnError();
  return data;
}

const chip = (page: Page) => page.getByRole('button', { name: /^Публикуване на сайта/ });
