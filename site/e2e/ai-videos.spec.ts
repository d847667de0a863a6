import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test('the page shows the service and its four steps, is accessible by day and by night, and a video is what one orders', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/ai-videos');
  await expect(page.getByRole('heading', { level: 1, name: 'AI видео' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'От снимка до клип' }).getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(['Разговор', 'Кадри', 'Монтаж', 'Предаване']);
  await expectAccessibleDayAndNight(page);
  await page.getByRole('link', { name: 'Поръчайте видео' }).first().click();
  await expect(page).toHaveURL('/inquiry?item=ai-video#inquiry-form');
  await expect(page.getByLabel('Услуга или шаблон', { exact: true }).locator('option:checked')).toHaveText(
    'Друго',
  );
  await expect(page.getByRole('button', { name: 'Махни избора: AI видео' })).toBeVisible();
  await expect(page.locator('input[name=choice]')).toHaveValue('AI видео');
});

test('the sample clips run while they are in view, until the visitor pauses them', async ({ page }) => {
  await page.goto('/ai-videos');
  const samples = page.getByRole('region', { name: 'Примерни клипове' });
  const cards = samples.getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('link')).toHaveCount(0);
  for (const card of await cards.all()) await expect(card).toContainText('Примерен клип');
  await expect.poll(() => page.evaluate(countRunningClips)).toBe(0);

  await cards.first().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(countRunningClips)).toBeGreaterThan(0);
  expect(await page.evaluate(animatedProperties)).toEqual(['opacity', 'transform']);

  const pause = samples.getByRole('button', { name: 'Пауза' });
  expect((await pause.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await pause.press('Enter');
  await expect.poll(() => page.evaluate(countRunningClips)).toBe(0);
  await samples.getByRole('button', { name: 'Пусни' }).press('Space');
  await expect.poll(() => page.evaluate(countRunningClips)).toBeGreaterThan(0);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(countRunningClips)).toBe(0);
});

test('with reduced motion the sample clips are still pictures', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ai-videos');
  const samples = page.getByRole('region', { name: 'Примерни клипове' });
  await samples.getByRole('img').first().scrollIntoViewIfNeeded();
  await expect(samples.getByRole('img')).toHaveCount(3);
  await expect(samples.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(clipAnimations)).toEqual([]);
});

const countRunningClips = () =>
  [...document.querySelectorAll('.samples svg[role="img"]')]
    .flatMap((clip) => clip.getAnimations({ subtree: true }))
    .filter(({ playState }) => playState === 'running').length;

const clipAnimations = () =>
  [...document.querySelectorAll('.samples svg[role="img"]')].flatMap((clip) =>
    clip.getAnimations({ subtree: true }).map(({ id }) => id),
  );

/** The only properties that the clips animate, because the compositor can do that without repainting. */
const animatedProperties = () => {
  const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const frames = [...document.querySelectorAll('.samples svg[role="img"]')]
    .flatMap((clip) => clip.getAnimations({ subtree: true }))
    .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
  return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => !own.has(name)).sort();
};
