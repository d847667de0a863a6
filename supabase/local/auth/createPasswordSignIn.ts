import { hash } from '@node-rs/bcrypt';
import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import { withJson } from '../http/withJson.ts';
import type { Lite } from '../lite/createLite.ts';
import { AuthError } from './AuthError.ts';
import { BCRYPT_COST } from './accountChanges.ts';
import { passwordWork } from './passwordWork.ts';
import { RecentFailures } from './RecentFailures.ts';

const MAX_FAILURES = 10;
/** As many token requests as Supabase Auth allows one network address. */
const MAX_FAILURES_OF_ADDRESS = 150;
const PERIOD_MS = 5 * 60 * 1000;
const credentialsSchema = z.object({
  email: z.string().min(1).max(255).toLowerCase(),
  password: z.string().min(1).max(1000),
});

/**
 * Signs in through lite, with two protections of Supabase Auth: guessing is limited (there per network address, here
 * per account as well), and an unknown address is refused as slowly as a known one, so that nobody learns who has an
 * account.
 */
export function createPasswordSignIn(lite: Lite) {
  const ofAccount = new RecentFailures(MAX_FAILURES, PERIOD_MS);
  const ofAddress = new RecentFailures(MAX_FAILURES_OF_ADDRESS, PERIOD_MS);
  return async (request: Request): Promise<Response> => {
    const credentials = await readJson(request, credentialsSchema);
    if (!credentials)
      return new AuthError(400, 'validation_failed', 'Email and password are required').toResponse();

    const { email, password } = credentials;
    const address = request.headers.get('cf-connecting-ip') ?? '';
    const sender = `${address} ${email}`;
    return passwordWork(async () => {
      if (ofAccount.areTooMany(sender) || ofAddress.areTooMany(address))
        return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached').toResponse();
      // Counted as a failure until it succeeds: otherwise many simultaneous guesses would all start before the first
      // one ends.
      ofAccount.add(sender);
      ofAddress.add(address);
      const [account] = await lite.connection.driver`
        select from auth.users where email = ${email} and encrypted_password is not null`;
      // Takes as long as lite's comparison for an existing account.
      if (!account) await hash(password, BCRYPT_COST);

      const response = await lite.fetch(withJson(request, credentials));
      if (response.ok) {
        ofAccount.forget(sender);
        ofAddress.takeBack(address);
      }
      return response;
    });
  };
}
