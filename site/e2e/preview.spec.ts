import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { drawnArticle, openPreview } from '@vitrina/tests/fixtures/drawnArticle.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test('the preview of every article is drawn as its page', async ({ page, backend }) => {
  const posts = createServiceClient(backend.apiUrl, backend.secretKey).from('posts');
  const { data: articles } = await posts.select().order('id').throwOnError();
  expect(articles.length).toBeGreaterThanOrEqual(4);
  for (const content of articles)
    await test.step(content.title, async () => {
      await page.goto(`/blog/${content.id}`);
      const built = await drawnArticle(page);
      await openPreview(page, content);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await drawnArticle(page)).toBe(built);
    });
});

test('what is typed is marked for a moment, beside it nothing', async ({ page }) => {
  await page.goto('/blog');
  const content = { title: 'Заглавие', body: 'Първо.\n\n- второ\n- трето\n\nЧетвърто.' };
  await openPreview(page, content);
  const marked = () =>
    page
      .locator('.article-text > *')
      .evaluateAll((blocks) => blocks.map((block) => block.getAnimations().length > 0));
  expect(await marked()).toEqual([false, false, false]);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.evaluate(
    (typed) => {
      localStorage.setItem('preview:somebody', typed);
      // Browsers send it to the other tabs alone.
      dispatchEvent(new StorageEvent('storage'));
    },
    JSON.stringify({ table: 'posts', content: { ...content, body: content.body.replace('трето', 'трети') } }),
  );
  await expect.poll(marked).toEqual([false, true, false]);
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(marked).toEqual([false, false, false]);
});

test.describe('of what is unfinished', () => {
  test.use({ expectedErrors: [/Failed to load resource.*40\d/] });

  test('an unfinished article shows what there is of it, and nothing of it becomes markup', async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    const content = {
      title: '<b>Заглавие</b>',
      published_on: null,
      tags: null,
      body: '<img src=x onerror="document.title = 1">\n\n[а](javascript:alert(1))\n\n![Витрина](content-images/gone.webp)',
    };
    await page.goto('/blog');
    await openPreview(page, content);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Заглавие</b>');
    await expect(page.getByText('<img src=x')).toBeVisible();
    await expect(page.getByText('[а](javascript:alert(1))')).toBeVisible();
    await expect(page).toHaveTitle('Преглед – Витрина');
    await expectAccessibleDayAndNight(page);
  });
});

test.describe('of nothing', () => {
  test.use({ isNewVisitor: true });

  test('the preview says where to open it, asks nothing and is found by nobody', async ({
    page,
    request,
  }) => {
    await page.clock.install();
    await page.goto('/preview#nobody');
    await expect(page.getByText('Няма какво да се покаже. Отворете прегледа от конзолата.')).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.getByRole('button', { name: 'Приемам' })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('preview');
  });
});
