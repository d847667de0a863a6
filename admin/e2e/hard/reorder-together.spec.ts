import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

const MOVES = 50;

test('two browsers that move rows of one list at once, 50 times each, leave neither gaps nor twins', async ({
  adminPage,
  adminSession,
  browser,
  backend,
}) => {
  const projects = createServiceClient(backend.apiUrl, backend.secretKey).from('projects');
  const mark = `Надпревара ${crypto.randomUUID().slice(0, 6)}`;
  await projects.insert(
    Array.from({ length: 9 }, (_, index) => ({
      title: `${mark} ${index}`,
      description: 'Описание.',
      image: '/placeholder.svg',
    })),
  );
  const otherContext = await browser.newContext({
    baseURL: backend.siteUrl,
    storageState: {
      cookies: [],
      origins: [{ origin: backend.siteUrl, localStorage: [{ name: SESSION_KEY, value: adminSession }] }],
    },
  });
  const places = async () =>
    (await projects.select('id, order_index').order('order_index')).data?.map(
      ({ order_index }) => order_index,
    );

  try {
    const pages = [adminPage, await otherContext.newPage()];
    for (const page of pages) await page.goto('/admin/projects');
    const moving = pages.map((page, index) => moveAgainAndAgain(page, `${mark} ${index * 4}`));
    let isMoving = true;
    const done = Promise.all(moving).finally(() => {
      isMoving = false;
    });
    while (isMoving) expectNoGaps(await places());
    await done;

    expectNoGaps(await places());
    const { data: stored } = await projects.select('title').like('title', `${mark}%`).order('order_index');
    // Both browsers end with the database's order.
    for (const page of pages)
      await expect(page.locator('tbody').getByRole('row').filter({ hasText: mark })).toContainText(
        stored?.map(({ title }) => title) ?? [],
      );
  } finally {
    await otherContext.close();
    await projects.delete().like('title', `${mark}%`);
  }
});

// Other tests may add rows of their own meanwhile.
const expectNoGaps = (places: number[] | undefined) =>
  expect(places).toEqual(places?.map((_, index) => index));

/**
 * Down in the first half, up in the second; at the end of the list only the other way is open. The other browser may
 * bring a row there while its button is being pressed: then it is looked for again.
 */
async function moveAgainAndAgain(page: Page, title: string) {
  const ways = page.getByRole('button', { name: `Премести „${title}“`, disabled: false });
  for (let move = 0; move < MOVES; move++) {
    const saved = page.waitForResponse('**/rpc/reorder_projects');
    const way = move < MOVES / 2 ? ways.last() : ways.first();
    await expect(() => way.click({ timeout: 1_000 })).toPass();
    expect((await saved).ok()).toBe(true);
  }
}
