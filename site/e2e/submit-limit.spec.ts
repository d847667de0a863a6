import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';

const inquiry = {
  name: 'Ана Петрова',
  email: 'ana@example.com',
  phone: '088 000 00 00',
  service: 'no-template',
  message: 'Здравейте!',
  website: '',
};

const TOO_MANY = 'Изпратихте твърде много запитвания. Моля, опитайте отново по-късно.';

// One after the other: they share the submit count of this address.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ backend, request, expectedErrors }) => {
  const sql = postgres(backend.dbUrl, { max: 1 });
  await sql`update private.submit_settings set max_submits = default`;
  await sql`delete from private.submits`;
  await sql.end();

  for (let count = 1; count <= 5; count++) {
    const { apiUrl, publishableKey: apikey } = backend;
    const answer = await request.post(`${apiUrl}/rest/v1/rpc/submit_inquiry`, {
      headers: { apikey },
      data: inquiry,
    });
    expect(answer.status()).toBe(200);
  }
  expectedErrors.push(/429/);
});

async function fillInSender(page: Page) {
  await page.getByLabel('Име', { exact: true }).fill(inquiry.name);
  await page.getByLabel('Имейл').fill(inquiry.email);
}

test('the sixth submit within ten minutes is refused, and what was typed stays', async ({ page }) => {
  await page.goto('/inquiry');
  await fillInSender(page);
  await page.getByLabel('Телефон').fill(inquiry.phone);
  await page.getByLabel('Шаблон').selectOption('no-template');
  await page.getByLabel('Съобщение').fill(inquiry.message);
  await page.getByRole('button', { name: 'Изпратете запитване' }).click();
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  await expect(page.getByLabel('Съобщение')).toHaveValue(inquiry.message);
});

test('so is a message from the contact page', async ({ page }) => {
  await page.goto('/contact');
  await fillInSender(page);
  await page.getByLabel('Телефон').fill(inquiry.phone);
  await page.getByLabel('Тема').fill('Домейн');
  await page.getByLabel('Съобщение').fill(inquiry.message);
  await page.getByRole('button', { name: 'Изпратете съобщение' }).click();
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  await expect(page.getByLabel('Съобщение')).toHaveValue(inquiry.message);
});

test('so is an order of AI images', async ({ page }) => {
  await page.goto('/ai-design');
  await fillInSender(page);
  await page.getByLabel('Какво да нарисуваме').fill('Роза');
  await page.getByRole('button', { name: 'Изпратете заявка' }).click();
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  await expect(page.getByLabel('Какво да нарисуваме')).toHaveValue('Роза');
});
