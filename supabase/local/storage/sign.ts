import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import { withJson } from '../http/withJson.ts';
import type { Lite } from '../lite/createLite.ts';
import { refuse } from './refuse.ts';

const MAX_PATHS = 500;
const answerSchema = z.object({ signedUrl: z.string() }).loose();
const manySchema = z.object({ expiresIn: z.int().min(1), paths: z.array(z.string()).max(MAX_PATHS) });

/** A signed address in the field that supabase-js reads: `signedURL` to download, `url` to upload. */
export async function sign(lite: Lite, request: Request): Promise<Response> {
  const response = await lite.fetch(request);
  if (!response.ok) return response;
  const { signedUrl, ...rest } = answerSchema.parse(await response.json());
  const url = signedUrl.replace(/^\/storage\/v1/, '');
  return Response.json({ ...rest, signedURL: url, url });
}

/** Signs several files one by one, because lite takes this request for one about a file without a name. */
export async function signMany(lite: Lite, request: Request): Promise<Response> {
  const data = await readJson(request, manySchema);
  if (!data) return refuse(400, 'InvalidRequest', 'Invalid sign request');
  const signed = data.paths.map(async (path) => {
    const url = `${request.url}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const one = new Request(url, { method: 'POST', headers: request.headers });
    // A name with `..` would lead to another route of lite, even to one that is closed here.
    if (!one.url.startsWith(`${request.url}/`)) return { path, error: 'Object not found', signedURL: null };
    const response = await sign(lite, withJson(one, { expiresIn: data.expiresIn }));
    const answer = z
      .object({ signedURL: z.string().nullish(), message: z.string().nullish() })
      .parse(await response.json());
    return { path, error: answer.message ?? null, signedURL: answer.signedURL ?? null };
  });
  return Response.json(await Promise.all(signed));
}
