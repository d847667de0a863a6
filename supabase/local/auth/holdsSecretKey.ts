import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a request has the secret key and nobody's session in `Authorization`. As on a hosted project, browsers are
 * refused: a key that reached a browser is public.
 */
export function holdsSecretKey(headers: Headers, secretKey: string): boolean {
  const authorization = headers.get('authorization') ?? `Bearer ${secretKey}`;
  const isBrowser = /^\s*Mozilla\s*\/\s*5\s*\.\s*0/i.test(headers.get('user-agent') ?? '');
  return (
    !isBrowser &&
    isSame(headers.get('apikey') ?? '', secretKey) &&
    isSame(authorization, `Bearer ${secretKey}`)
  );
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
