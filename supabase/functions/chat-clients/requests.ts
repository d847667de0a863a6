import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import { z } from 'zod';
import { password, username } from '../_shared/accountFields.ts';

const siteUrl = z.string().trim().refine(isWebAddress, 'invalid_site_url');

export const newClientSchema = z.object({ username, password, site_url: siteUrl.nullish() });
export type NewClient = z.infer<typeof newClientSchema>;

export const passwordChangeSchema = z.object({ id: z.uuid(), password });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const deletionSchema = z.object({ id: z.uuid() });
export type Deletion = z.infer<typeof deletionSchema>;
