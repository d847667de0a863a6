import type { Page } from '@playwright/test';
import { test as base, expect, type ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../../service.ts';

export { expect };

const SEEDED = ['Отстъпки', 'Спешна помощ', 'Всичко българско'];

/** Deletes all projects except those of the seed. */
export const test = base.extend<{ cleanUp: undefined }>({
  cleanUp: [
    async ({ backend }, use) => {
      await use(undefined);
      await service(backend)
        .from('projects')
        .delete()
        .not('title', 'in', `(${SEEDED.map((title) => `"${title}"`)})`);
    },
    { auto: true },
  ],
});

export const TABLE = '**/rest/v1/projects**';

export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const rows = (page: Page) => page.locator('tbody').getByRole('row');
export const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });

/** Adds projects at the end of the list. */
export async function addProjects(backend: ProductUnderTest, ...titles: string[]) {
  for (const title of titles) {
    const { error } = await service(backend).from('projects').insert({
      title,
      description: 'Описание.',
      image: '/pictures/gallery/roses.webp',
      url: 'https://a.example',
    });
    expect(error).toBeNull();
  }
}

/** The titles in order; fails if the order has gaps. */
export async function storedTitles(backend: ProductUnderTest) {
  const { data } = await service(backend).from('projects').select('title, order_index').order('order_index');
  expect(data?.map(({ order_index }) => order_index)).toEqual(data?.map((_, index) => index));
  return data?.map(({ title }) => title) ?? [];
}

/** The file names of all pictures of projects and templates. */
export async function storedFiles(backend: ProductUnderTest) {
  const { data } = await service(backend).storage.from('project-images').list('', { limit: 1000 });
  return data?.map(({ name }) => name) ?? [];
}
