import { jwtVerify } from 'jose';
import pLimit from 'p-limit';
import { identify } from '../auth/identify.ts';
import { readJson } from '../http/readJson.ts';
import type { Lite } from '../lite/createLite.ts';
import { requestContext } from '../lite/requestContext.ts';
import type { Secrets } from '../secrets.ts';
import { checkedRequest } from './checkedRequest.ts';
import { listObjects, listSchema } from './listObjects.ts';
import { objectName } from './objectName.ts';
import { plainUpload } from './plainUpload.ts';
import { refuse } from './refuse.ts';
import { sign, signMany } from './sign.ts';

const OBJECT =
  /^\/storage\/v1\/object\/(?!public\/|sign\/|info\/|list\/|upload\/|authenticated\/)[^/]+\/(.+)$/;
const LIST = /^\/storage\/v1\/object\/list\/([^/]+)$/;
const SIGN_MANY = /^\/storage\/v1\/object\/sign\/[^/]+$/;
const SIGN = /^\/storage\/v1\/object\/(upload\/)?sign\//;

/** The limit of file systems. Clients refuse an answer with more than 16 KB of headers. */
const MAX_FILE_NAME_LENGTH = 255;

const NO_FILE = 'The form holds no file';
const UNREADABLE = 'The body of the request is not what belongs there';

/** Supabase Storage: lite's, completed with what supabase-js expects. */
export function createStorage(lite: Lite, secrets: Secrets) {
  // Of two simultaneous uploads to one place, lite refuses one but may keep that one's bytes.
  const inTurn = pLimit(1);
  return async (request: Request): Promise<Response> => {
    const path = decodeURIComponent(new URL(request.url).pathname);
    const bucket = LIST.exec(path)?.[1];
    if (request.method === 'POST' && bucket) return list(lite, secrets, bucket, request);
    if (SIGN_MANY.test(path) && request.method === 'POST') return signMany(lite, request);
    if (SIGN.test(path) && request.method !== 'POST') return openSigned(lite, secrets, request);
    const name = OBJECT.exec(path)?.[1];
    if (name && (request.method === 'POST' || request.method === 'PUT')) {
      if (!objectName.safeParse(name).success) return refuse(400, 'InvalidKey', `Invalid key: ${name}`);
      const plain = await plainUpload(request);
      if (plain === null) return refuse(400, 'InvalidRequest', NO_FILE);
      return inTurn(() => lite.fetch(plain));
    }
    const checked = await checkedRequest(request, path);
    if (!checked) return refuse(400, 'InvalidRequest', UNREADABLE);
    return SIGN.test(path) ? sign(lite, checked) : served(request, await lite.fetch(checked));
  };
}

async function list(lite: Lite, secrets: Secrets, bucket: string, request: Request): Promise<Response> {
  const options = await readJson(request, listSchema);
  if (!options) return refuse(400, 'InvalidRequest', UNREADABLE);
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  const identity = await identify(bearer ?? request.headers.get('apikey') ?? '', secrets);
  if (!identity) return refuse(403, 'Unauthorized', 'Invalid JWT');
  return Response.json(await listObjects(lite.connection, identity, bucket, options));
}

/**
 * Uses a signed address. lite fails on an invalid token, and answers differently from Supabase on a token for another
 * file.
 */
async function openSigned(lite: Lite, secrets: Secrets, request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!(await isValid(token, secrets.jwtSecret))) return refuse(400, 'InvalidJWT', 'The token is not valid.');
  const upload = request.method === 'PUT' ? await plainUpload(request) : request;
  if (upload === null) return refuse(400, 'InvalidRequest', NO_FILE);
  const response = await lite.fetch(upload);
  if (response.status === 403) return refuse(400, 'InvalidSignature', 'Invalid signature');
  return served(request, response);
}

async function isValid(token: string, secret: string): Promise<boolean> {
  return jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  );
}

/** Files come from other people, so the browser must use their declared type, and download them if asked. */
function served(request: Request, response: Response): Response {
  if (response.status === 500 && isContentGone()) return refuse(404, 'not_found', 'Object not found');
  response.headers.set('x-content-type-options', 'nosniff');
  // lite announces range requests but always sends the whole file.
  response.headers.delete('accept-ranges');
  const download = new URL(request.url).searchParams.get('download');
  if (download !== null && response.ok) {
    const short = [...download].slice(0, MAX_FILE_NAME_LENGTH).join('');
    const name = short && `; filename*=UTF-8''${encodeURIComponent(short)}`;
    response.headers.set('content-disposition', `attachment${name}`);
  }
  return response;
}

/** Whether lite has failed because there is no file to a row of `storage.objects`. Supabase says what S3 says to that. */
function isContentGone(): boolean {
  const error = requestContext.getStore()?.error;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
