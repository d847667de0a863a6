import * as z from 'zod/mini';
import { text } from '../forms/text.ts';
import type { FormArgs } from '../rpc.ts';
import { emailAddress, phoneNumber, requiredText } from './fields.ts';

/** The contact form: the arguments of `submit_contact_message`. */
export const contactMessageSchema = z.object({
  name: requiredText(text.inquiry.nameMissing, 100),
  email: emailAddress(text.inquiry.emailInvalid),
  phone: phoneNumber(text.inquiry.phoneMissing),
  title: requiredText(text.contactMessage.titleMissing, 200),
  message: requiredText(text.inquiry.messageMissing, 4000),
  /** Honeypot: people never see the field, so they leave it empty. */
  website: z.string(),
}) satisfies z.ZodMiniType<FormArgs<'submit_contact_message'>>;
