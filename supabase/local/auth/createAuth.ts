import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import { withJson } from '../http/withJson.ts';
import { withoutBody } from '../http/withoutBody.ts';
import type { Lite } from '../lite/createLite.ts';
import type { Secrets } from '../secrets.ts';
import { Accounts } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { changeUser } from './changeUser.ts';
import { createAuthAdmin } from './createAuthAdmin.ts';
import { createPasswordSignIn } from './createPasswordSignIn.ts';

/** lite's routes that read no body. */
const PLAIN_ROUTES = new Set([
  'POST /auth/v1/logout',
  'GET /auth/v1/user',
  'GET /auth/v1/settings',
  'GET /auth/v1/health',
  'GET /auth/v1/.well-known/jwks.json',
]);

const refreshSchema = z.object({ refresh_token: z.string() });
/** Only tokens of `auth.admin.generateLink`: six-digit codes could be guessed. */
const verificationSchema = z.object({
  type: z.literal('magiclink'),
  token_hash: z.string().regex(/^[0-9a-f]{56}$/),
});

/**
 * Supabase Auth: those of lite's routes that need no mail server or other provider, and the administrator's. A token
 * made by an administrator signs in. lite's other routes stay closed: asking it for a one-time password would create an
 * account even though sign-up is off.
 */
export function createAuth(lite: Lite, secrets: Secrets, unmailableDomain?: string) {
  const accounts = new Accounts(lite.connection.driver, unmailableDomain);
  const admin = createAuthAdmin(accounts, secrets);
  const signIn = createPasswordSignIn(lite);

  const token = async (request: Request, kind: string | null): Promise<Response> => {
    if (kind === 'password') return signIn(request);
    if (kind !== 'refresh_token')
      return new AuthError(400, 'invalid_credentials', 'unsupported_grant_type').toResponse();
    const body = await readJson(request, refreshSchema);
    return body ? lite.fetch(withJson(request, body)) : AuthError.badJson().toResponse();
  };

  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    if (pathname.startsWith('/auth/v1/admin/')) return admin.fetch(request);
    if (route === 'PUT /auth/v1/user') return changeUser(lite, accounts, signIn, request);
    if (route === 'POST /auth/v1/signup')
      return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance').toResponse();
    if (route === 'POST /auth/v1/token') {
      const response = await token(request, searchParams.get('grant_type'));
      response.headers.set('cache-control', 'no-store');
      return response;
    }
    if (route === 'POST /auth/v1/verify') {
      const body = await readJson(request, verificationSchema);
      return body
        ? lite.fetch(withJson(request, body))
        : new AuthError(403, 'otp_expired', 'Email link is invalid or has expired').toResponse();
    }
    if (PLAIN_ROUTES.has(route)) return lite.fetch(withoutBody(request));
    return Response.json({ code: 404, error_code: 'not_found', msg: 'Not found' }, { status: 404 });
  };
}
