import { inquiry } from '@vitrina/tests/fixtures/inquiry.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';
import { expectKept, openFilledIn, sendButton } from './forms/visitorForm.ts';
import { inquiryForm, orderForm } from './forms/visitorForms.ts';

const TOO_MANY = 'Изпратихте твърде много запитвания. Моля, опитайте отново по-късно.';

// The tests run one after another, because they share one address's submission count.
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

for (const form of [inquiryForm, orderForm])
  test(`the sixth submission within ten minutes is rejected, and ${form.name} keeps what was typed`, async ({
    page,
  }) => {
    await openFilledIn(page, form);
    await sendButton(page, form).click();
    await expect(page.getByText(TOO_MANY)).toBeVisible();
    await expectKept(page, form);
  });
