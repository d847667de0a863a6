import { PASSWORD_MIN_LENGTH, passwordProblem, USER_NAME } from '@vitrina/shared/schemas/account.ts';
import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import type { NewClient } from '../api/clients.ts';
import { text } from '../text.ts';

export type NewClientErrors = Partial<Record<keyof NewClient, string>>;

/** What was typed about a new client, made ready to send, or what is wrong with it. */
export function checkNewClient(
  typed: Record<keyof NewClient, string>,
): { ok: true; client: NewClient } | { ok: false; errors: NewClientErrors } {
  const username = typed.username.trim().toLowerCase();
  const { password } = typed;
  const site = checkSite(typed.site_url);
  const passwordProblem = checkPassword(password);
  const errors: NewClientErrors = {};

  if (username === '') errors.username = text.newClient.usernameMissing;
  else if (!USER_NAME.test(username)) errors.username = text.newClient.usernameInvalid;
  if (passwordProblem !== undefined) errors.password = passwordProblem;
  if (!site.ok) errors.site_url = site.error;

  if (!site.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, client: { username, password, ...(site.value !== null && { site_url: site.value }) } };
}

/** What is wrong with a password for a client. */
export function checkPassword(password: string): string | undefined {
  if (password === '') return text.newClient.passwordMissing;
  const problem = passwordProblem(password);
  if (problem === 'short') return text.newClient.passwordShort(PASSWORD_MIN_LENGTH);
  return problem && text.newClient.passwordLong;
}

/** The address that was typed as a client's site, null for none. */
export function checkSite(typed: string): { ok: true; value: string | null } | { ok: false; error: string } {
  const site = withScheme(typed.trim());
  if (site === '') return { ok: true, value: null };
  return isSite(site) ? { ok: true, value: site } : { ok: false, error: text.newClient.siteInvalid };
}

/** People write „sait.bg“ and mean its address. */
function withScheme(site: string): string {
  return site === '' || /^[a-z]+:/i.test(site) ? site : `https://${site}`;
}

/** A host with a dot in it, so that a slip of the tongue does not pass as an address. */
function isSite(site: string): boolean {
  return isWebAddress(site) && (URL.parse(site)?.hostname.includes('.') ?? false);
}
