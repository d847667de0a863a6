import type { ServerOptions } from '@supabase/lite';
import { identify } from '../auth/identify.ts';
import type { Secrets } from '../secrets.ts';

type Middleware = NonNullable<ServerOptions['middlewares']>[number];

/**
 * Reads the session's token of a call of the data API once. lite would verify it twice, and look the user and the session
 * up in between for nothing: what the database runs before every request asks about the session, in the transaction of the
 * call. Tokens that are no good are left to lite, which knows what to answer.
 */
export function knowCaller(secrets: Secrets): Middleware {
  return async (context, next) => {
    const [, token] = /^Bearer (.*)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (token && context.req.path.startsWith('/rest/v1/')) {
      const identity = await identify(token, secrets);
      if (identity?.role === 'authenticated' && !isAhead(identity.claims)) {
        const { sub, session_id } = identity.claims;
        context.set('jwt', identity.claims);
        context.set('userId', String(sub));
        context.set('sessionId', String(session_id));
        context.set('ignoreAuthorization', true);
      }
    }
    await next();
  };
}

/** lite refuses what was made later than now. */
const isAhead = ({ iat }: Record<string, unknown>) => typeof iat === 'number' && iat * 1000 > Date.now();
