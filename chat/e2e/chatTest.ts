import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { makeClient, type Person } from '@vitrina/tests/fixtures/people.ts';
import { signInSession } from '@vitrina/tests/fixtures/session.ts';
import { test as base } from '@vitrina/tests/fixtures/test.ts';

export { expect } from '@vitrina/tests/fixtures/test.ts';

/** Each test has its own client, who is deleted afterwards with all messages. */
export const test = base.extend<{ client: Person; signedInPage: Page; clientPage: Page }>({
  client: async ({ backend, context }, use) => {
    const client = await makeClient(backend);
    await use(client);
    // An open page would notice at once that its account is deleted.
    for (const page of context.pages()) await page.close();
    await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(client.id);
  },

  /** A page of the client's browser, which is signed in and has yet to open the chat. */
  signedInPage: async ({ page, client, backend }, use) => {
    const session = await signInSession(backend, client.email, client.password);
    await page.goto('/robots.txt');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
    await use(page);
  },

  /** The client's conversation, signed in. */
  clientPage: async ({ signedInPage }, use) => {
    await signedInPage.goto('/chat');
    await signedInPage.getByRole('log').waitFor();
    await use(signedInPage);
  },

  /** A window for one thing at a time, the list or a conversation, so that a text is on the page only once. */
  adminPage: async ({ adminPage }, use) => {
    await adminPage.setViewportSize({ width: 960, height: 720 });
    await use(adminPage);
  },
});

export async function signIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>) {
  await page.getByLabel('Потребителско име').fill(username);
  await page.getByLabel('Парола', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Влез' }).click();
}

export async function write(page: Page, message: string) {
  await page.getByRole('textbox', { name: 'Съобщение' }).fill(message);
  await page.getByRole('button', { name: 'Изпрати' }).click();
}

/** The studio's list of all its clients, whether or not they are waiting for an answer. */
export async function showAllClients(page: Page) {
  await page.goto('/chat-admin');
  await page.getByRole('button', { name: 'Всички', exact: true }).click();
}
