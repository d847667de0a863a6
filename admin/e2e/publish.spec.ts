import type { Page } from '@playwright/test';
import { drawn, openPreview } from '@vitrina/tests/fixtures/preview.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { addArticle } from './publishing/article.ts';
import { addCovered, cleanUpOldPictures, isStored, replaceCover, shownCover } from './publishing/cover.ts';
import { expectNoLeva, hideLeva } from './publishing/leva.ts';
import { publicTexts } from './publishing/publicText.ts';
import { changeService, expectServiceChanged } from './publishing/serviceWords.ts';
import { changeStudio, expectStudioChanged } from './publishing/studioWords.ts';
import { unknownAmounts } from './publishing/unknownAmounts.ts';
import { service } from './service.ts';

/** A build takes long on a busy machine. */
const BUILT = { timeout: 120_000 };

const chip = (page: Page) => page.getByRole('button', { name: /^Публикуване на сайта/ });

// One test, because a build takes ten seconds: the first shows what was changed before it, the second what was taken back.
test('a failed build says why, the next one brings the visitors what the studio changes, and another what it takes back', async ({
  page,
  adminPage,
  backend,
  expectAccessible,
}) => {
  test.setTimeout(400_000); // It waits for two builds.
  const database = service(backend);
  const { data: price } = await database
    .from('prices')
    .select('id, cents, currency')
    .eq('id', 'site-catalog')
    .single()
    .throwOnError();
  const prices = database.from('prices');
  const template = await addCovered(database);
  const renamed = template.name.replace('Пекарна', 'Сладкарница');
  const dialog = adminPage.getByRole('dialog', { name: 'Публикуване' });

  await test.step('a failed build says why', async () => {
    // This test plays the builder, which in production is a workflow elsewhere.
    const { data: build } = await database.rpc('start_site_build').throwOnError();
    await adminPage.goto('/admin');
    await expect(chip(adminPage)).toHaveAccessibleName('Публикуване на сайта: Публикува се', BUILT);
    await chip(adminPage).click();
    await expect(dialog.getByRole('button', { name: 'Публикувай сега' })).toBeDisabled();
    const failure_detail = 'Cannot read templates: no answer';
    await database
      .rpc('finish_site_build', { build_id: build?.id ?? '', failure: 'backend', failure_detail })
      .throwOnError();
    await expect(dialog).toContainText('Не е публикувано');
    await expect(dialog).toContainText('Данните за страниците не можаха да бъдат прочетени.');
    await expect(dialog).toContainText(failure_detail);
    await expect(dialog.getByRole('button', { name: 'Публикувай отново' })).toBeEnabled();
    await expectAccessible(adminPage);
  });

  const article = await addArticle(database);
  await prices.update({ cents: 70_000, currency: 'EUR' }).eq('id', price.id).throwOnError();
  const studio = await changeStudio(database, page);
  await expect(dialog).toContainText('Чака');
  await adminPage.keyboard.press('Escape');
  const words = await changeService(adminPage, backend);
  await hideLeva(adminPage, backend);
  await replaceCover(adminPage, template.id, renamed);

  await test.step('it is published from wherever one is in the console', async () => {
    await chip(adminPage).click();
    await dialog.getByRole('button', { name: 'Публикувай сега' }).click();
    await expect(dialog).toContainText('Публикува се', BUILT);
    await expect(dialog).toContainText(/На живо от \d\d:\d\d/, BUILT);
  });

  const replacedCover = await test.step('visitors see what was changed, and no leva', async () => {
    const texts = await publicTexts(page.request);
    expect(await unknownAmounts(database, texts)).toEqual([]);
    for (const path of ['/pricing', '/websaitove']) expect(texts.get(path)).toContain('700,00+ €');
    await expectNoLeva(page, texts);
    await expectServiceChanged(page);
    await expectStudioChanged(page, texts);
    return shownCover(page, renamed);
  });

  await test.step('the preview of an article with all that it can hold looks like its page', async () => {
    await page.goto(`/blog/${article.id}`);
    await expect(page.locator('figure picture img')).toHaveAccessibleName('Витрина нощем');
    const built = await drawn(page.getByRole('article'));
    await openPreview(page, { table: 'posts', content: article });
    expect(await drawn(page.getByRole('article'))).toBe(built);
  });

  await test.step('builds are listed with their causes, and the clean-up leaves what the list of changes brings back', async () => {
    await cleanUpOldPictures(page, backend);
    expect(await isStored(page, backend, template.unused)).toBe(false);
    expect(await isStored(page, backend, template.image_url)).toBe(true);

    await dialog.getByRole('link', { name: 'Всички публикувания' }).click();
    await expect(adminPage.getByRole('heading', { name: 'Публикуване' })).toBeVisible();
    await expect(chip(adminPage)).toHaveAccessibleName(/На живо от \d\d:\d\d/);
    const rows = adminPage.getByRole('main').getByRole('listitem');
    const builds = rows.filter({ hasText: /публикувано/i });
    await expect(builds.first()).toContainText('Публикувано');
    await expect(builds.first()).toContainText(/статии/);
    await expect(builds.first()).toContainText(/шаблони.*, по желание, за/);
    await expect(builds.nth(1)).toContainText('Cannot read templates: no answer');
    await expectAccessible(adminPage);
    // The second press takes back what the first has.
    for (const [shown, then] of [
      [renamed, template.name],
      [template.name, renamed],
      [renamed, template.name],
    ]) {
      await expect(rows.first()).toContainText(`Шаблон „${shown}“`);
      await rows
        .first()
        .getByRole('button', { name: `Върни промяната на „${shown}“` })
        .click();
      await expect(rows.first()).toContainText(`Шаблон „${then}“`);
    }
  });

  await test.step('what was taken back is as before with the next build', async () => {
    await prices.update(price).eq('id', price.id).throwOnError();
    await database.from('services').update(words).eq('id', words.id).throwOnError();
    await database.from('posts').delete().eq('id', article.id).throwOnError();
    await studio.takeBack();
    await adminPage.getByRole('main').getByRole('button', { name: 'Публикувай сега' }).click();
    await expect(chip(adminPage)).toHaveAccessibleName('Публикуване на сайта: Публикува се', BUILT);
    await expect(chip(adminPage)).toHaveAccessibleName(/На живо от \d\d:\d\d/, BUILT);
    const texts = await publicTexts(page.request);
    expect(await unknownAmounts(database, texts)).toEqual([]);
    expect(texts.get('/websaitove')).toContain('613,55+ € (1200+ лв.)');
    expect(texts.get('/services')).toContain(words.title);
    expect(texts.get('/contact')).toContain(studio.before.email);
    expect((await page.request.get(`/blog/${article.id}`)).status()).toBe(404);
    expect(await shownCover(page, template.name)).not.toBe(replacedCover);
  });
  await database.from('templates').delete().eq('id', template.id).throwOnError();
});
