import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import { z } from 'zod';
import { password, username } from '../_shared/accountFields.ts';

const siteUrl = z.string().trim().refine(isWebAddress, 'invalid_site_url');

/** Either with a password, or as a person who is mailed an invitation. */
export const newClientSchema = z
  .object({
    username,
    password: password.optional(),
    person_id: z.uuid().optional(),
    site_url: siteUrl.nullish(),
  })
  .refine(({ password, person_id }) => (password === undefined) !== (person_id === undefined));
export type NewClient = z.infer<typeof newClientSchema>;

export const passwordChangeSchema = z.object({ id: z.uuid(), password });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const deletionSchema = z.object({ id: z.uuid() });
export type Deletion = z.infer<typeof deletionSchema>;
