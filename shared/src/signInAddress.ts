import { brand } from './brand.ts';

/** The address that Supabase Auth knows for what a person typed: an address as it is, a user name at the chat domain. */
export function signInAddress(typed: string): string {
  const name = typed.trim().toLowerCase();
  return name.includes('@') ? name : `${name}@${brand.chatDomain}`;
}
