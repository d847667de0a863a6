import { isBlank } from '@vitrina/shared/filledText.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import {
  EMAIL_ADDRESS,
  EMAIL_LIMIT,
  NAME_LIMIT,
  passwordProblem,
  USER_NAME,
} from '@vitrina/shared/schemas/account.ts';
import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import type { NewClient } from '../api/clients.ts';
import { textProblem } from '../ui/textProblem.ts';
import { text } from './text.ts';

type NewClientErrors = Partial<Record<keyof NewClient, string>>;

export function checkNewClient(typed: Record<keyof NewClient, string>): Result<NewClient, NewClientErrors> {
  const name = typed.name.trim();
  const nameProblem = textProblem(name, NAME_LIMIT);
  const email = checkEmail(typed.email);
  const username = typed.username.trim().toLowerCase();
  const { password } = typed;
  const site = checkSite(typed.site_url);
  // A client with an e-mail address is invited and needs no password.
  const wrongPassword = password === '' && typed.email.trim() !== '' ? undefined : passwordError(password);
  const errors: NewClientErrors = {};

  if (nameProblem !== undefined) errors.name = nameProblem;
  if (!email.ok) errors.email = email.reason;
  if (username === '') errors.username = text.newClient.usernameMissing;
  else if (!USER_NAME.test(username)) errors.username = text.newClient.usernameInvalid;
  if (wrongPassword !== undefined) errors.password = wrongPassword;
  if (!site.ok) errors.site_url = site.reason;

  if (!site.ok || !email.ok || Object.keys(errors).length > 0) return failure(errors);
  return success({
    username,
    ...(password !== '' && { password }),
    ...(!isBlank(name) && { name }),
    ...(email.value !== null && { email: email.value }),
    ...(site.value !== null && { site_url: site.value }),
  });
}

export function passwordError(password: string): string | undefined {
  if (password === '') return text.newClient.passwordMissing;
  const problem = passwordProblem(password);
  if (problem === 'short') return text.newClient.passwordShort;
  return problem && text.newClient.passwordLong;
}

/** @returns the address, null for none, or what is wrong with it */
export function checkEmail(typed: string): Result<string | null, string> {
  const email = typed.trim();
  if (email === '') return success(null);
  const problem = textProblem(email, EMAIL_LIMIT);
  if (problem !== undefined) return failure(problem);
  return EMAIL_ADDRESS.test(email) ? success(email) : failure(text.newClient.emailInvalid);
}

/** @returns the address, null for none, or what is wrong with it */
export function checkSite(typed: string): Result<string | null, string> {
  const site = withScheme(typed.trim());
  if (site === '') return success(null);
  return isSite(site) ? success(site) : failure(text.newClient.siteInvalid);
}

/** People type "sait.bg" for "https://sait.bg". */
function withScheme(site: string): string {
  return site === '' || /^[a-z]+:/i.test(site) ? site : `https://${site}`;
}

/** The host needs a dot, so that a typo does not pass as an address. */
function isSite(site: string): boolean {
  return isWebAddress(site) && URL.canParse(site) && new URL(site).hostname.includes('.');
}
