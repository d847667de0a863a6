import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { uploadFile } from '@vitrina/shared/uploadFile.ts';
import { type Failure, failureOf } from './failure.ts';
import { environment, supabase } from './supabase.ts';

const BUCKET = 'Offer Images';
const CONFLICT = 409;
/** A picture is never replaced, so a browser may keep it as long as its address is valid. */
const CACHE_SECONDS = 3600;

/** How long a signed address opens its picture. */
export const SIGNED_FOR_SECONDS = 3600;

/** What an upload tells while it runs, and how it is stopped. */
export interface UploadWatch {
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

/** Puts a picture in its place. Repeating the call is safe: a picture that is already there is not replaced. */
export async function uploadPicture(
  path: string,
  blob: Blob,
  watch: UploadWatch,
): Promise<Result<void, Failure>> {
  const { data } = await supabase.auth.getSession();
  if (data.session === null) return failure('unreachable');
  const result = await uploadFile({
    apiUrl: environment.supabaseUrl,
    publishableKey: environment.publishableKey,
    accessToken: data.session.access_token,
    bucket: BUCKET,
    path,
    blob,
    cacheControl: CACHE_SECONDS,
    ...watch,
  });
  if (result.ok || result.reason.status === CONFLICT) return success(undefined);
  return failure(failureOf(result.reason.status));
}

/** Addresses under which private pictures can be seen for a while; those that are not there are missing. */
export async function signPictures(paths: string[]): Promise<Result<Map<string, string>, Failure>> {
  const { data, error } = await supabase.storage.from(BUCKET).createSignedUrls(paths, SIGNED_FOR_SECONDS);
  if (error !== null) return failure('unreachable');
  const signed = data.flatMap(({ path, signedUrl }) =>
    path !== null && signedUrl ? [[path, signedUrl] as const] : [],
  );
  return success(new Map(signed));
}
