import type { Lite } from '../lite/createLite.ts';

const KEY_OR_TOKEN = /^(sb_.*|[^.]+\.[^.]+\.[^.]+)$/;

/** PostgREST. lite takes a visitor with a broken token for one without, where PostgREST turns them away. */
export function createRest(lite: Lite) {
  return (request: Request): Response | Promise<Response> => {
    const [, token] = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined || KEY_OR_TOKEN.test(token)) return lite.fetch(request);
    const error = { code: 'PGRST301', message: 'Expected 3 parts in JWT', details: null, hint: null };
    return Response.json(error, { status: 401 });
  };
}
