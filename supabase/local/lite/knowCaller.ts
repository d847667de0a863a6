import type { ServerOptions } from '@supabase/lite';
import { identify } from '../auth/identify.ts';
import type { Secrets } from '../secrets.ts';

type Middleware = NonNullable<ServerOptions['middlewares']>[number];

/**
 * Verifies the token of a data API call once. lite would verify it twice, and look up user and session in between,
 * needlessly: the function that the database runs before every request checks the session in the call's own
 * transaction. Invalid tokens are left to lite, which answers them correctly.
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

/** lite refuses tokens issued in the future. */
const isAhead = ({ iat }: Record<string, unknown>) => typeof iat === 'number' && iat * 1000 > Date.now();
