import { hash } from '@node-rs/bcrypt';
import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import { withJson } from '../http/withJson.ts';
import type { Lite } from '../lite/createLite.ts';
import { AuthError } from './AuthError.ts';
import { BCRYPT_COST } from './accountChanges.ts';
import { passwordWork } from './passwordWork.ts';
import { RecentFailures } from './RecentFailures.ts';

export const MAX_FAILURES = 10;
/** As many as Supabase Auth lets one address ask for tokens. */
const MAX_FAILURES_OF_ADDRESS = 150;
export const PERIOD_MS = 5 * 60 * 1000;
const credentialsSchema = z.object({
  email: z.string().min(1).max(255).toLowerCase(),
  password: z.string().min(1).max(1000),
});

/**
 * Signs in as lite does, with what Supabase Auth guards against: guessing is stopped – there per network address, here
 * per account as well – and an unknown address is refused as slowly as a known one, so that nobody learns who has an
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
      // A failure until it is none: guesses at the same moment would all come before the first one's end.
      ofAccount.add(sender);
      ofAddress.add(address);
      const [account] = await lite.connection.driver`
        select from auth.users where email = ${email} and encrypted_password is not null`;
      // Costs what lite's comparison costs where there is an account.
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
