import { z } from 'zod';
import type { Lite } from '../lite/createLite.ts';
import type { Account, Accounts } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { readChanges } from './accountChanges.ts';

const bodySchema = z.record(z.string(), z.unknown()).catch({});

/**
 * What people change about their own account, as lite does it, and in two things as Supabase Auth does: a new password
 * ends the account's other sessions, which lite leaves open, and a new address comes to count. A hosted project asks by
 * mail first; here, where there may be no mail server, it counts at once.
 */
export async function changeUser(lite: Lite, accounts: Accounts, request: Request): Promise<Response> {
  // What is no JSON object is for lite to refuse.
  const body = await request
    .clone()
    .json()
    .catch(() => null);
  const { email, ...rest } = bodySchema.parse(body);
  const headers = withoutBody(request.headers);
  if (email !== undefined) {
    // First, because a refused change changes nothing: lite stores the rest at once.
    const refusal = await refuseEmail(lite, accounts, new Request(request.url, { headers }), email);
    if (refusal) return refusal;
  }
  const response = await lite.fetch(email === undefined ? request : sameWith(request, rest));
  if (!response.ok) return response;
  if (rest.password !== undefined) {
    const logout = new URL('/auth/v1/logout?scope=others', request.url);
    await lite.fetch(new Request(logout, { method: 'POST', headers }));
  }
  if (email === undefined) return response;
  const account = (await response.json()) as Account;
  return answerOf(async () =>
    Response.json(await accounts.update(account.id, readChanges({ email, email_confirm: true }))),
  );
}

/** @returns the answer to who may not have this address or is nobody; nothing where it can be given. */
async function refuseEmail(
  lite: Lite,
  accounts: Accounts,
  whoAsks: Request,
  email: unknown,
): Promise<Response | undefined> {
  const identified = await lite.fetch(whoAsks);
  if (!identified.ok) return identified;
  const account = (await identified.json()) as Account;
  return answerOf(async () => {
    const changes = readChanges({ email });
    if (changes.email === undefined || changes.email === account.email) return undefined;
    await accounts.requireFree(changes.email);
    return undefined;
  });
}

async function answerOf<Answer>(work: () => Promise<Answer>): Promise<Answer | Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AuthError) return error.toResponse();
    throw error;
  }
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
