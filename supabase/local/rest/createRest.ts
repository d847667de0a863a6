import type { Lite } from '../lite/createLite.ts';

const KEY_OR_TOKEN = /^(sb_.*|[^.]+\.[^.]+\.[^.]+)$/;

/** PostgREST. lite treats a visitor with a malformed token as one without a token, where PostgREST answers 401. */
export function createRest(lite: Lite) {
  return (request: Request): Response | Promise<Response> => {
    const [, token] = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token !== undefined && !KEY_OR_TOKEN.test(token)) {
      return refuse(401, { code: 'PGRST301', message: 'Expected 3 parts in JWT' });
    }
    if ([...new URL(request.url).searchParams.keys()].some(isOfEveryObject)) {
      return refuse(400, { code: '42703', message: 'column does not exist' });
    }
    return lite.fetch(request);
  };
}

/**
 * lite looks up in plain objects what stands before the dots of a filter: with `constructor.prototype` a stranger would
 * change every object of this process. No parameter of PostgREST and none of our tables and columns is called so.
 */
const isOfEveryObject = (name: string) => name.split(/\W+/).some((word) => word in Object.prototype);

const refuse = (status: number, error: { code: string; message: string }) =>
  Response.json({ ...error, details: null, hint: null }, { status });
