import { logFailure } from '@vitrina/local-supabase/http/logFailure.ts';
import { text } from './text.ts';

const RETRY_AFTER_SECONDS = 30;

/** The answer when the server itself failed. No cache may keep it. */
export function unavailable(request: Request, error: unknown): Response {
  const path = new URL(request.url).pathname;
  logFailure({ method: request.method, path, status: 503, error });
  return new Response(page, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    },
  });
}

// Self-contained: whatever it could load may be missing as well.
const page = `<!doctype html>
<html lang="bg">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${text.title}</title>
<h1>${text.title}</h1>
<p>${text.explanation}</p>
<p><a href="">${text.retry}</a></p>
</html>
`;
