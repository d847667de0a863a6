import type { Page } from '@playwright/test';
import { test as base } from '@vitrina/tests/faults/badNetworkTest.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';

export { expect } from '@vitrina/tests/faults/badNetworkTest.ts';

/** Tests of a console that reaches the API over a network of its own, signed in as an admin of its own. */
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
  await page.getByLabel('Парола').fill(password);
  await page.getByRole('button', { name: 'Влез' }).click();
}
