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
  current_password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

type Handler = (request: Request) => Promise<Response>;

/**
 * Changes of people's own accounts: lite's, with three things as in Supabase Auth. A new password needs the current one
 * (configured so on a hosted project) and ends the account's other sessions, and a new address takes effect. A hosted
 * project confirms it by mail first; here, where there may be no mail server, it takes effect at once.
 * @param signIn checks a password, and limits guessing
 */
export async function changeUser(
  lite: Lite,
  accounts: Accounts,
  signIn: Handler,
  request: Request,
): Promise<Response> {
  const body = await readJson(request, bodySchema);
  if (!body) return AuthError.badJson().toResponse();
  const { email, current_password, ...rest } = body;
  // Checked first, because lite stores the rest at once and a refused change must change nothing.
  const refusal = await refuse(lite, accounts, signIn, request, body);
  if (refusal) return refusal;

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

/** @returns the refusal if the caller is nobody or may not make this change; otherwise undefined. */
async function refuse(
  lite: Lite,
  accounts: Accounts,
  signIn: Handler,
  request: Request,
  { email, password, current_password }: z.infer<typeof bodySchema>,
): Promise<Response | undefined> {
  if (email === undefined && password === undefined) return undefined;
  const identified = await lite.fetch(withoutBody(request, 'GET'));
  if (!identified.ok) return identified;
  const account = (await identified.json()) as Account;
  return answerOf(async () => {
    if (email !== undefined) {
      const changes = readChanges({ email });
      if (changes.email !== undefined && changes.email !== account.email)
        await accounts.requireChangeable(account.id, changes.email);
    }
    if (password === undefined) return undefined;
    if (current_password === undefined)
      throw new AuthError(400, 'current_password_required', 'The current password is required');
    const signingIn = new URL('/auth/v1/token?grant_type=password', request.url);
    const proof = await signIn(
      withJson(withoutBody(request, 'POST', signingIn), { email: account.email, password: current_password }),
    );
    if (proof.ok || proof.status === 429) return proof.ok ? undefined : proof;
    throw new AuthError(400, 'current_password_invalid', 'The current password is wrong');
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
