import bcrypt from 'bcryptjs';
import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import { withJson } from '../http/withJson.ts';
import type { Lite } from '../lite/createLite.ts';
import { AuthError } from './AuthError.ts';
import { BCRYPT_COST } from './accountChanges.ts';
import { RecentFailures } from './RecentFailures.ts';

export const MAX_FAILURES = 10;
export const PERIOD_MS = 5 * 60 * 1000;
const credentialsSchema = z.object({
  email: z.string().min(1).max(255),
  password: z.string().min(1).max(1000),
});

/**
 * Signs in as lite does, with what Supabase Auth guards against: guessing is stopped – there per network address, here
 * per account as well – and an unknown address is refused as slowly as a known one, so that nobody learns who has an
 * account.
 */
export function createPasswordSignIn(lite: Lite) {
  const failures = new RecentFailures(MAX_FAILURES, PERIOD_MS);
  return async (request: Request): Promise<Response> => {
    const credentials = await readJson(request, credentialsSchema);
    if (!credentials)
      return new AuthError(400, 'validation_failed', 'Email and password are required').toResponse();

    const email = credentials.email.toLowerCase();
    const sender = `${request.headers.get('cf-connecting-ip')} ${email}`;
    if (failures.areTooMany(sender))
      return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached').toResponse();
    const [account] = await lite.connection.driver`
      select from auth.users where email = ${email} and encrypted_password is not null`;
    // Costs what lite's comparison costs where there is an account.
    if (!account) await bcrypt.hash(credentials.password, BCRYPT_COST);

    const response = await lite.fetch(withJson(request, credentials));
    if (response.ok) failures.forget(sender);
    else failures.add(sender);
    return response;
  };
}
