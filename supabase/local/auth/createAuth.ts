import type { Lite } from '../lite/createLite.ts';
import type { Secrets } from '../secrets.ts';
import { Accounts } from './Accounts.ts';
import { changeUser } from './changeUser.ts';
import { createAuthAdmin } from './createAuthAdmin.ts';
import { createPasswordSignIn } from './createPasswordSignIn.ts';

const LITE_ROUTES = new Set([
  'POST /auth/v1/signup', // answers that sign-up is off
  'POST /auth/v1/token',
  'POST /auth/v1/logout',
  'GET /auth/v1/user',
  'GET /auth/v1/settings',
  'GET /auth/v1/health',
  'GET /auth/v1/.well-known/jwks.json',
]);

/**
 * Supabase Auth: lite's routes that need no mail server and no other provider, and the ones for administrators.
 * lite's remaining routes stay closed; asking it for a one-time password makes an account even while sign-up is off.
 */
export function createAuth(lite: Lite, secrets: Secrets, unmailableDomain?: string) {
  const accounts = new Accounts(lite.connection.driver, unmailableDomain);
  const admin = createAuthAdmin(accounts, secrets);
  const signIn = createPasswordSignIn(lite);
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    if (pathname.startsWith('/auth/v1/admin/')) return admin.fetch(request);
    if (route === 'PUT /auth/v1/user') return changeUser(lite, accounts, request);
    if (route === 'POST /auth/v1/token' && searchParams.get('grant_type') === 'password')
      return signIn(request);
    if (LITE_ROUTES.has(route)) return lite.fetch(request);
    return Response.json({ code: 404, error_code: 'not_found', msg: 'Not found' }, { status: 404 });
  };
}
