import type { Page } from '@playwright/test';
import { test as base } from '@vitrina/tests/faults/badNetworkTest.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';

export { expect } from '@vitrina/tests/faults/badNetworkTest.ts';

/** For tests with their own admin, whose console reaches the API over a simulated network. */
export const test = base.extend<{ console: Page }>({
  console: async ({ farPage, backend }, use) => {
    await farPage.goto('/admin');
    await signIn(farPage, await makeAdmin(backend));
    await farPage.getByRole('heading', { name: 'Запитвания' }).waitFor();
    await use(farPage);
  },
});

export async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Потребителско име или имейл').fill(username);
  await page.getByLabel('Парола', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Влез' }).click();
}
