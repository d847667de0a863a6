import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, noSmallDisk, randomText, test } from '@vitrina/tests/faults/fullDiskTest.ts';
import type { TestedApi } from '@vitrina/tests/fixtures/people.ts';
import {
  countStored,
  expectKept,
  expectSent,
  openFilledIn,
  sendButton,
  unique,
  type VisitorForm,
} from '../forms/visitorForm.ts';
import { visitorForms } from '../forms/visitorForms.ts';

// When the server's disk is full, the visitor is told, keeps what was typed, and can send it once there is room.

test.skip(noSmallDisk !== '', noSmallDisk);

for (const form of visitorForms)
  test(`${form.name} waits for room on the disk`, async ({ farPage: page, cramped }) => {
    const typed = unique(form, randomText(3800));
    await openFilledIn(page, form, typed);
    await cramped.fill(3800, (message) => submit(cramped.api, form, message));
    await sendButton(page, form).click();
    await expect(page.getByText(form.failed)).toBeVisible();
    await expectKept(page, form, typed);

    await cramped.free();
    await sendButton(page, form).click();
    await expectSent(page, form);
    expect(await countStored(cramped.api, form, typed)).toBe(1);
  });

function submit({ apiUrl, secretKey }: TestedApi, { call }: VisitorForm, message: string) {
  const sent = { name: 'Ана', email: 'ana@example.bg', phone: '02 000 00 00', message, website: '' };
  const subject = call === 'submit_inquiry' ? { service: 'no-template' } : { title: 'Домейн' };
  return createServiceClient(apiUrl, secretKey).rpc(call, { ...sent, ...subject } as never);
}
