import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { type RequestContext, requestContext } from '../lite/requestContext.ts';
import { logFailure } from './logFailure.ts';
import { BODY_LIMIT, FILE_BODY_LIMIT, readBody, STORAGE_BODY_LIMIT } from './readBody.ts';
import { spoolBody } from './spoolBody.ts';

type Handler = (request: Request) => Response | Promise<Response>;

export interface Services {
  auth: Handler;
  rest: Handler;
  storage: Handler;
  functions: Handler;
  mails: Hono;
  health: () => Promise<Response>;
  /** Where stored files are. */
  storageDir: string;
}

/**
 * Headers that name a request's origin. Only the socket's address can be trusted, so those of the visitor are dropped.
 */
const ORIGIN_HEADERS = ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip'];
/** The methods that Supabase supports. TRACE would repeat what a request contains, and cannot be forwarded. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const EXPOSED_HEADERS = ['Content-Range', 'Content-Location', 'Preference-Applied', 'Location'];

/** Files of a conversation may be large. */
const CLIENT_FILE = /^\/storage\/v1\/object\/(upload\/sign\/)?client-files\//;

/** Everything that is served: Supabase's paths, /health, and /mails for the owner's browser on this machine. */
export function createGateway({ auth, rest, storage, functions, mails, health, storageDir }: Services) {
  const gateway = new Hono<{ Bindings: HttpBindings }>();
  gateway.use(async (context, next) => {
    if (!METHODS.includes(context.req.method)) return context.body(null, 405);
    await next();
    // No browser should guess the type of what is served here.
    context.header('x-content-type-options', 'nosniff');
    return undefined;
  });
  // Before CORS, which would let any site read the mails.
  gateway.route('/mails', mails);
  gateway.use(cors({ origin: '*', exposeHeaders: EXPOSED_HEADERS, maxAge: 86_400 }));

  // Rows compress well, because they repeat column names. Pictures are compressed already, and the rest is short.
  gateway.use('/rest/v1/*', compress());

  gateway.get('/health', health);

  const mount = (pattern: string, limit: number, handler: Handler) =>
    gateway.all(pattern, async (context) => {
      if (!isWellFormed(context.req.path) || holdsZeroByte(context.req.url))
        return context.json({ message: 'Malformed address' }, 400);
      await using spooled = CLIENT_FILE.test(context.req.path)
        ? await spoolBody(context.req.raw, FILE_BODY_LIMIT, storageDir)
        : undefined;
      const body = spooled ? spooled.content : await readBody(context.req.raw, limit);
      if (body === null) return context.json({ message: 'Payload too large' }, 413);
      const size = body instanceof Blob ? body.size : body.byteLength;
      const { method, url, signal } = context.req.raw;
      const headers = new Headers(context.req.raw.headers);
      for (const name of ORIGIN_HEADERS) headers.delete(name);
      headers.set('cf-connecting-ip', context.env.incoming.socket.remoteAddress ?? '');
      const hasBody = method !== 'GET' && method !== 'HEAD' && size > 0;
      // The real size: a body that comes in chunks claims none.
      if (hasBody) headers.set('content-length', String(size));
      const request = new Request(url, { method, headers, signal, ...(hasBody && { body }) });
      const path = context.req.path.replace(/^\/rest\/v1/, '');
      const start = performance.now();
      const asked: RequestContext = { method, path, headers };
      const response = await requestContext.run(asked, () => answer(handler, request, asked));
      const { status } = response;
      if (status >= 500) {
        const ms = Math.round(performance.now() - start);
        logFailure({ method, path: decodeURIComponent(context.req.path), status, ms, error: asked.error });
      }
      return response;
    });

  mount('/auth/v1/*', BODY_LIMIT, auth);
  mount('/rest/v1/*', BODY_LIMIT, rest);
  mount('/storage/v1/*', STORAGE_BODY_LIMIT, storage);
  mount('/functions/v1/*', BODY_LIMIT, functions);

  gateway.notFound(notFound);
  gateway.onError((error, context) => {
    const { method, signal } = context.req.raw;
    // The client has closed the connection.
    if (!signal.aborted) logFailure({ method, path: context.req.path, status: 500, ms: 0, error });
    return context.json({ message: 'Internal Server Error' }, 500);
  });
  return gateway;
}

/** Answers 500 without details when a handler throws. */
async function answer(handler: Handler, request: Request, asked: RequestContext): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    asked.error = error;
    return Response.json({ message: 'Internal Server Error' }, { status: 500 });
  }
}

/** True without broken escapes and control characters. */
function isWellFormed(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** PostgreSQL refuses NUL in text, and one in a name would break its wire protocol. */
const holdsZeroByte = (url: string) => url.includes('%00');

const notFound = () => Response.json({ message: 'no Route matched with those values' }, { status: 404 });
