import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { z } from 'zod';

export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
}

/** Reads a `_headers` file as Netlify does. @throws Error when a line of it cannot be read. */
export async function readHeaderRules(file: string): Promise<HeaderRule[]> {
  const { headers, errors } = await parseAllHeaders({
    // @ts-expect-error Its types are drawn from JavaScript, where an empty list stays one.
    headersFiles: [file],
    netlifyConfigPath: undefined,
    minimal: true,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${file} cannot be read`);
  return headers.map(({ for: path, values }) => ({
    pattern: pathPattern(path),
    headers: Object.entries(values).map(([name, value]) => [name, String(value)]),
  }));
}

/** The parser returns `unknown` and leaves the default status to the server. */
const redirects = z.array(z.object({ from: z.string(), to: z.string(), status: z.number().default(302) }));

/** Reads a `_redirects` file as Netlify does. @throws Error when a line of it cannot be read. */
export async function readRedirectRules(file: string): Promise<RedirectRule[]> {
  const { redirects: parsed, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${file} cannot be read`);
  return redirects.parse(parsed).map(({ from, ...rule }) => ({ pattern: pathPattern(from), ...rule }));
}

/** `*` matches any characters, slashes included. As on Cloudflare, `/admin/*` does not match `/admin` itself. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
}
