import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, onFullDisk, randomText, test } from '@vitrina/tests/faults/fullDiskTest.ts';
import { inquiry } from '@vitrina/tests/fixtures/inquiry.ts';
import {
  countStored,
  expectKept,
  expectSent,
  openFilledIn,
  sendButton,
  unique,
} from '../forms/visitorForm.ts';
import { visitorForms } from '../forms/visitorForms.ts';

const { service, ...contact } = inquiry;

onFullDisk(() => {
  for (const form of visitorForms)
    test(`${form.name} stays filled in, and can be sent once there is room`, async ({
      farPage: page,
      cramped,
    }) => {
      const { api } = cramped;
      const typed = unique(form, randomText(3800));
      await openFilledIn(page, form, typed);
      const subject = form.call === 'submit_inquiry' ? { service } : { title: 'Домейн' };
      const submit = (message: string) =>
        createServiceClient(api.apiUrl, api.secretKey).rpc(form.call, {
          ...contact,
          ...subject,
          message,
        } as never);
      await cramped.fill(3800, submit);
      await sendButton(page, form).click();
      await expect(page.getByText(form.failed)).toBeVisible();
      await expectKept(page, form, typed);

      await cramped.free();
      await sendButton(page, form).click();
      await expectSent(page, form);
      expect(await countStored(api, form, typed)).toBe(1);
    });
});
