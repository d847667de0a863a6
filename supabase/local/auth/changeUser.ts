import { brand } from '@vitrina/shared/brand.ts';
import { z } from 'zod';
import type { Lite } from '../lite/createLite.ts';
import { AuthError } from './AuthError.ts';
import { readChanges } from './accountChanges.ts';
import type { Account, Accounts } from './accounts.ts';

const bodySchema = z.record(z.string(), z.unknown()).catch({});

/**
 * What people change about their own account, as lite does it, and in two things as Supabase Auth does: a new password
 * ends the account's other sessions, which lite leaves open, and a new address comes to count. A hosted project asks by
 * mail first; here, where no mail server may be, it counts at once.
 */
export async function changeUser(lite: Lite, accounts: Accounts, request: Request): Promise<Response> {
  // What is no JSON object is for lite to refuse.
  const body = await request
    .clone()
    .json()
    .catch(() => null);
  const { email, ...rest } = bodySchema.parse(body);
  const headers = withoutBody(request.headers);
  const response = await lite.fetch(email === undefined ? request : sameWith(request, rest));
  if (!response.ok) return response;
  if (rest.password !== undefined) {
    const logout = new URL('/auth/v1/logout?scope=others', request.url);
    await lite.fetch(new Request(logout, { method: 'POST', headers }));
  }
  if (email === undefined) return response;
  try {
    return Response.json(await changeEmail(accounts, await response.json(), email));
  } catch (error) {
    if (error instanceof AuthError) return error.toResponse();
    throw error;
  }
}

async function changeEmail(accounts: Accounts, account: Account, email: unknown): Promise<Account> {
  const changes = readChanges({ email, email_confirm: true });
  // Addresses there are user names, which the studio gives.
  if (changes.email !== account.email && changes.email?.endsWith(`@${brand.chatDomain}`))
    throw new AuthError(422, 'email_address_invalid', 'Email address is invalid');
  return accounts.update(account.id, changes);
}

function sameWith(request: Request, body: Record<string, unknown>): Request {
  const headers = withoutBody(request.headers);
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

function withoutBody(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('content-length');
  copy.delete('content-type');
  return copy;
}
