import type { Page } from '@playwright/test';
import { article } from '@vitrina/tests/fixtures/article.ts';
import { test as base, expect, type ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../../service.ts';
import { field } from '../field.ts';

export { expect };

/** In the titles of all articles of these tests. */
export const MARK = 'Проба';

/** Deletes them. */
export const test = base.extend<{ cleanUp: undefined }>({
  cleanUp: [
    async ({ backend }, use) => {
      await use(undefined);
      const titled = `${MARK}%`;
      await service(backend).from('posts').delete().like('title', titled).throwOnError();
      await service(backend).from('content_versions').delete().like('content->>title', titled).throwOnError();
    },
    { auto: true },
  ],
});

export const unique = () => `${MARK} ${crypto.randomUUID().slice(0, 6)}`;
export const body = (page: Page) => field(page, 'Текст');
export const saved = (page: Page) => page.getByText(/Черновата е запазена в \d\d:\d\d/);
export const scheduling = (page: Page) => page.getByRole('dialog', { name: 'Кога да се публикува' });

export async function schedule(page: Page, at: string) {
  await scheduling(page)
    .getByLabel(/^Дата и час/)
    .fill(at);
  await scheduling(page).getByRole('button', { name: 'Насрочи' }).click();
}

/** An article that is on the site. */
export async function addArticle(backend: ProductUnderTest) {
  const { data } = await service(backend)
    .from('posts')
    .insert({ ...article, title: unique() } as never)
    .select()
    .single()
    .throwOnError();
  return data;
}

export const onSite = async (backend: ProductUnderTest, id: number) =>
  (await service(backend).from('posts').select().eq('id', id).maybeSingle().throwOnError()).data;
