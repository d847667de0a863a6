import { brand } from './brand.ts';

/** The e-mail address for Supabase Auth: an address as it is, a user name at the chat domain. */
export function signInAddress(typed: string): string {
  const name = typed.trim().toLowerCase();
  return name.includes('@') ? name : `${name}@${brand.chatDomain}`;
}
