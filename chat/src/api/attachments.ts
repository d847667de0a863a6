import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { uploadFile } from '@vitrina/shared/uploadFile.ts';
import { isPicture } from '../attachments/attachmentPath.ts';
import { confirmSession } from './auth.ts';
import { type Failure, failureOf } from './failure.ts';
import { environment, supabase } from './supabase.ts';

const BUCKET = 'Offer Images';
const FILES = 'client-files';
const CONFLICT = 409;
const FORBIDDEN = 403;
const REFUSALS = new Map<number, UploadFailure>([
  [413, 'too-large'],
  [415, 'wrong-type'],
]);
/** Pictures are never replaced, so a browser may cache one as long as its address is valid. */
const CACHE_SECONDS = 3600;

export const SIGNED_FOR_SECONDS = 3600;

export interface UploadOptions {
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

/** `full`: the conversation holds as many pictures or files as allowed for the moment. */
export type UploadFailure = Failure | 'full' | 'too-large' | 'wrong-type';

/** Uploads a picture or file. Repeating the call is safe: one that is already stored counts as uploaded. */
export async function upload(
  path: string,
  blob: Blob,
  options: Partial<UploadOptions>,
): Promise<Result<void, UploadFailure>> {
  const { data } = await supabase.auth.getSession();
  if (data.session === null) return failure('unreachable');
  const result = await uploadFile({
    apiUrl: environment.supabaseUrl,
    publishableKey: environment.publishableKey,
    accessToken: data.session.access_token,
    bucket: bucketOf(path),
    path,
    blob,
    cacheControl: CACHE_SECONDS,
    ...options,
  });
  if (result.ok || result.reason.status === CONFLICT) return success(undefined);
  // Storage gives the same answer for an ended session and for too many pictures.
  if (result.reason.status === FORBIDDEN) return failure((await confirmSession()) ? 'full' : 'unreachable');
  return failure(REFUSALS.get(result.reason.status) ?? failureOf(result.reason.status));
}

/** Temporary addresses of private pictures, by path. Pictures that do not exist are left out. */
export async function signPictures(paths: string[]): Promise<Result<Map<string, string>, Failure>> {
  const { data, error } = await supabase.storage.from(BUCKET).createSignedUrls(paths, SIGNED_FOR_SECONDS);
  if (error !== null) return failure('unreachable');
  const signed = data.flatMap(({ path, signedUrl }) =>
    path !== null && signedUrl ? [[path, signedUrl] as const] : [],
  );
  return success(new Map(signed));
}

/** An address that downloads a file under its name; valid for a minute. */
export async function signDownload(path: string, name: string): Promise<Result<string, Failure>> {
  const { data } = await supabase.storage.from(bucketOf(path)).createSignedUrl(path, 60);
  if (data === null) return failure('unreachable');
  // If supabase-js added the name, it would be encoded twice: https://github.com/supabase/supabase-js/pull/2468
  const address = new URL(data.signedUrl);
  address.searchParams.set('download', name);
  return success(address.href);
}

const bucketOf = (path: string) => (isPicture(path) ? BUCKET : FILES);
