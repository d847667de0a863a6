import { isFilled } from '@vitrina/shared/filledText.ts';
import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import { z } from 'zod';
import { mailbox, password, username } from '../_shared/accountFields.ts';

const siteUrl = z.string().trim().refine(isWebAddress, 'invalid_site_url');

/** Either a password, an address to invite, or both; or the id of a person, who has an address. */
export const newClientSchema = z
  .object({
    username,
    password: password.optional(),
    person_id: z.uuid().optional(),
    name: z
      .string()
      .trim()
      .refine((name) => isFilled(name, 100), 'invalid_name')
      .optional(),
    email: mailbox.optional(),
    site_url: siteUrl.nullish(),
  })
  .refine(({ password, person_id, name, email }) =>
    person_id === undefined ? (password ?? email) !== undefined : (password ?? name ?? email) === undefined,
  );
export type NewClient = z.infer<typeof newClientSchema>;

export const passwordChangeSchema = z.object({ id: z.uuid(), password });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const deletionSchema = z.object({ id: z.uuid() });
export type Deletion = z.infer<typeof deletionSchema>;
