import { article } from '@vitrina/tests/fixtures/article.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { service } from '../../service.ts';
import { expect, MARK, test } from './postsPage.ts';

test('articles that do not fit on the first page are on the next, and stay when refreshing them fails', async ({
  adminPage: page,
  backend,
  expectedErrors,
}) => {
  const draft = (day: number) => ({
    ...{ id: crypto.randomUUID(), table_name: 'posts', row_key: String(900_000 + day), state: 'draft' },
    content: { ...article, title: `${MARK} от ${day}-и` },
    made_at: `2020-01-${String(day).padStart(2, '0')}T09:00:00Z`,
  });
  const drafts = Array.from({ length: 26 }, (_, index) => draft(index + 1));
  await service(backend).from('content_versions').insert(drafts).throwOnError();
  const answer = await hold(page, '**/rpc/find_content');
  await page.goto('/admin/posts');
  await expect(page.getByText('Зареждане на съдържанието...')).toBeAttached();
  answer();
  const pages = page.getByRole('navigation', { name: 'Страници' });
  const oldest = page.getByRole('link', { name: `${MARK} от 1-и`, exact: true });
  await expect(pages).toContainText('1–25 от повече от 25');
  await expect(oldest).toHaveCount(0);
  await pages.getByRole('button', { name: 'Към следващата страница' }).click();
  await expect(oldest).toBeVisible();
  await expect(pages).toContainText(/26–(?!50)(\d\d) от \1\b/);

  await test.step('they stay below the error', async () => {
    expectedErrors.push(/ERR_FAILED|failed:/);
    await page.route('**/rpc/find_content', (route) => route.abort());
    await page.getByRole('button', { name: 'Обнови' }).click();
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане');
    await expect(oldest).toBeVisible();
    await page.unroute('**/rpc/find_content');
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pages).toContainText(/26–(?!50)(\d\d) от \1\b/);
  await expect(pages.getByRole('button', { name: 'Към следващата страница' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Към предишната страница' }).click();
  await expect(oldest).toHaveCount(0);
});
