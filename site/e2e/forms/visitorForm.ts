import { expect, type Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { TestedApi } from '@vitrina/tests/fixtures/people.ts';

/** One of the site's forms as a visitor sees it. */
export interface VisitorForm {
  name: string;
  path: string;
  /** What the visitor types, by field label. The last field takes the longest text. */
  typed: Record<string, string>;
  /** What the visitor selects in addition. */
  choose: (page: Page) => Promise<void>;
  expectChosen: (page: Page) => Promise<void>;
  button: string;
  sent: string;
  lost: string;
  failed: string;
  call: 'submit_inquiry' | 'submit_contact_message';
  table: 'vitrina_inquiries' | 'contact_messages';
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const sendButton = (page: Page, { button }: VisitorForm) => page.getByRole('button', { name: button });

export const apiOf = ({ call }: VisitorForm) => `**/rest/v1/rpc/${call}`;

export async function openFilledIn(page: Page, form: VisitorForm, changes: Record<string, string> = {}) {
  await page.goto(form.path);
  await fillIn(page, form, changes);
}

export async function fillIn(page: Page, form: VisitorForm, changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...form.typed, ...changes }))
    await field(page, label).fill(value);
  await form.choose(page);
}

export async function expectKept(page: Page, form: VisitorForm, changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...form.typed, ...changes }))
    await expect(field(page, label)).toHaveValue(value);
  await form.expectChosen(page);
}

export const expectSent = (page: Page, { sent }: VisitorForm, timeout = 10_000) =>
  expect(page.getByText(sent)).toBeVisible({ timeout });

/** A text for the longest field that no other test uses. */
export function unique(form: VisitorForm, more = ''): Record<string, string> {
  const [label = '', text = ''] = Object.entries(form.typed).at(-1) ?? [];
  return { [label]: `${text} ${crypto.randomUUID()} ${more}`.trim() };
}

/** The number of stored rows that contain the text made by `unique`. */
export async function countStored(backend: TestedApi, { table }: VisitorForm, text: Record<string, string>) {
  const { count, error } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from(table)
    .select('id', { count: 'exact', head: true })
    .like('message', `${Object.values(text)[0]?.slice(0, 80)}%`);
  if (error) throw error;
  return count;
}
