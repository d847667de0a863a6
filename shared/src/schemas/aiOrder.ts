import * as z from 'zod/mini';
import { text } from '../forms/text.ts';
import { NO_PHONE, orderTitle } from '../orders.ts';
import type { RpcArgs } from '../rpc.ts';
import { emailAddress, requiredText } from './fields.ts';

/** The packages of AI images that can be ordered; the first one is the default. */
export const imageTypes = ['basic', 'premium', 'logo'] as const;

export type ImageType = (typeof imageTypes)[number];

export const aiOrderSchema = z.object({
  name: requiredText(text.inquiry.nameMissing, 100),
  email: emailAddress(text.inquiry.emailInvalid),
  /** A message has at most 4000 characters; the rest is for the line that names the package. */
  description: requiredText(text.aiOrder.descriptionMissing, 3950),
  imageType: z.enum(imageTypes),
  /** Honeypot: people never see the field, so they leave it empty. */
  website: z.string(),
});

type AiOrderInput = z.infer<typeof aiOrderSchema>;

/** An order as it is stored among the contact messages. The form does not ask for a phone. */
export function contactMessageOf(order: AiOrderInput): RpcArgs<'submit_contact_message'> {
  const { name, email, description, imageType, website } = order;
  return {
    name,
    email,
    phone: NO_PHONE,
    title: orderTitle(imageType),
    message: `${description}\nPackage: ${imageType}`,
    website,
  };
}
