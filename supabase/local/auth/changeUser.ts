import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import { withJson } from '../http/withJson.ts';
import { withoutBody } from '../http/withoutBody.ts';
import type { Lite } from '../lite/createLite.ts';
import type { Account, Accounts } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { readChanges } from './accountChanges.ts';
import { passwordWork } from './passwordWork.ts';

const bodySchema = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

/**
 * What people change about their own account, as lite does it, and in two things as Supabase Auth does: a new password
 * ends the account's other sessions, which lite leaves open, and a new address comes to count. A hosted project asks by
 * mail first; here, where there may be no mail server, it counts at once.
 */
export async function changeUser(lite: Lite, accounts: Accounts, request: Request): Promise<Response> {
  const body = await readJson(request, bodySchema);
  if (!body) return AuthError.badJson().toResponse();
  const { email, ...rest } = body;
  if (email !== undefined) {
    // First, because a refused change changes nothing: lite stores the rest at once.
    const refusal = await refuseEmail(lite, accounts, withoutBody(request, 'GET'), email);
    if (refusal) return refusal;
  }
  const change = () => lite.fetch(withJson(request, rest));
  const response = await (rest.password === undefined ? change() : passwordWork(change));
  if (!response.ok) return response;
  if (rest.password !== undefined) {
    const logout = new URL('/auth/v1/logout?scope=others', request.url);
    await lite.fetch(withoutBody(request, 'POST', logout));
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
  email: string,
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
