import type { Lite } from '../lite/createLite.ts';

const KEY_OR_TOKEN = /^(sb_.*|[^.]+\.[^.]+\.[^.]+)$/;

/** PostgREST. lite treats a visitor with a malformed token as one without a token, where PostgREST answers 401. */
export function createRest(lite: Lite) {
  return (request: Request): Response | Promise<Response> => {
    const [, token] = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined || KEY_OR_TOKEN.test(token)) return lite.fetch(request);
    const error = { code: 'PGRST301', message: 'Expected 3 parts in JWT', details: null, hint: null };
    return Response.json(error, { status: 401 });
  };
}
