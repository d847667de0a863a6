import type { NewClient } from '../api/clients.ts';
import { webAddress } from '../conversation/links.ts';
import { text } from '../text.ts';

export const PASSWORD_LEAST = 8;
/** bcrypt reads no further; what follows would be no part of the password. */
const PASSWORD_LIMIT_BYTES = 72;

export type NewClientErrors = Partial<Record<keyof NewClient, string>>;

/** What was typed about a new client, made ready to send, or what is wrong with it. */
export function checkNewClient(
  typed: Record<keyof NewClient, string>,
): { ok: true; client: NewClient } | { ok: false; errors: NewClientErrors } {
  const username = typed.username.trim().toLowerCase();
  const { password } = typed;
  const site = withScheme(typed.site_url.trim());
  const errors: NewClientErrors = {};

  if (username === '') errors.username = text.newClient.usernameMissing;
  else if (!/^[a-z0-9._-]{3,32}$/.test(username)) errors.username = text.newClient.usernameInvalid;
  if (password === '') errors.password = text.newClient.passwordMissing;
  else if (password.length < PASSWORD_LEAST) errors.password = text.newClient.passwordShort(PASSWORD_LEAST);
  else if (new TextEncoder().encode(password).length > PASSWORD_LIMIT_BYTES)
    errors.password = text.newClient.passwordLong;
  if (site !== '' && !isSite(site)) errors.site_url = text.newClient.siteInvalid;

  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, client: { username, password, ...(site !== '' && { site_url: site }) } };
}

/** People write „sait.bg“ and mean its address. */
function withScheme(site: string): string {
  return site === '' || /^[a-z]+:/i.test(site) ? site : `https://${site}`;
}

/** A host with a dot in it, so that a slip of the tongue does not pass as an address. */
function isSite(site: string): boolean {
  const address = webAddress(site);
  return (
    address !== undefined &&
    site.length <= 2000 &&
    /^[^\s\\]+$/.test(site) &&
    new URL(address).hostname.includes('.')
  );
}
