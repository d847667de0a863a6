import * as z from 'zod/mini';
import { text } from '../forms/text.ts';
import type { FormArgs } from '../rpc.ts';
import { emailAddress, phoneNumber, requiredText } from './fields.ts';

/** The inquiry form: the arguments of `submit_inquiry`. The database has the same rules; these give the messages. */
export const inquirySchema = z.object({
  name: requiredText(text.inquiry.nameMissing, 100),
  email: emailAddress(text.inquiry.emailInvalid),
  phone: phoneNumber(text.inquiry.phoneMissing),
  service: requiredText(text.inquiry.serviceMissing, 120),
  message: requiredText(text.inquiry.messageMissing, 4000),
  /** The text of the price tag above the form; empty without one. */
  choice: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  /** Honeypot: people never see the field, so they leave it empty. */
  website: z.string(),
}) satisfies z.ZodMiniType<FormArgs<'submit_inquiry'>>;

export type InquiryInput = z.infer<typeof inquirySchema>;
