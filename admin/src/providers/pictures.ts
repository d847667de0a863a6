import { isAuthSessionMissingError } from '@supabase/supabase-js';
import { pictureColumns } from '@vitrina/shared/contentTables.ts';
import type { PreparedImage } from '@vitrina/shared/prepareImage.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type UploadFailure, uploadFile } from '@vitrina/shared/uploadFile.ts';
import { environment, supabase } from './supabase.ts';

export type PictureBucket = 'project-images' | 'ai-gallery-images' | 'content-images';

export type PictureFailure = UploadFailure | { kind: 'signed-out' };

interface Options {
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

const CACHE_SECONDS = 3600;

const fileNames: Record<PictureBucket, (extension: string) => string> = {
  'project-images': (extension) => `${Date.now()}.${extension}`,
  'ai-gallery-images': (extension) => `${Date.now()}-${Math.random().toString(36).slice(2, 10)}.${extension}`,
  'content-images': (extension) => `${crypto.randomUUID()}.${extension}`,
};

/** Puts a picture into a public bucket, under a name of its own, and tells its address. */
export async function uploadPicture(
  bucket: PictureBucket,
  { blob, extension }: PreparedImage,
  options: Options,
): Promise<Result<string, PictureFailure>> {
  const { data } = await supabase.auth.getSession();
  if (!data.session) return failure({ kind: 'signed-out' });
  const path = fileNames[bucket](extension);
  const result = await uploadFile({
    apiUrl: environment.supabaseUrl,
    publishableKey: environment.publishableKey,
    accessToken: data.session.access_token,
    bucket,
    path,
    blob,
    cacheControl: CACHE_SECONDS,
    ...options,
  });
  if (!result.ok) return (await isSignedOut(result.reason)) ? failure({ kind: 'signed-out' }) : result;
  return success(supabase.storage.from(bucket).getPublicUrl(path).data.publicUrl);
}

/** How an article names an uploaded picture. */
export const pathOf = (address: string): string =>
  address.replace(`${environment.supabaseUrl}/storage/v1/object/public/`, '');

/** Storage says the same of an ended session and of what one may not do; whoever runs the studio may do all of it. */
async function isSignedOut({ status }: UploadFailure): Promise<boolean> {
  if (status !== 403) return false;
  const { error } = await supabase.auth.getUser();
  return isAuthSessionMissingError(error);
}

/**
 * Deletes the file behind an address that no version of any row shows. Other people's addresses and our own that are still in use are
 * left alone. A failure is only logged: files without a row are swept up in the database's own time.
 */
export async function removePicture(url: string | null | undefined): Promise<void> {
  const file = ownFile(url);
  if (!url || !file || (await isShown(url))) return;
  const { error } = await supabase.storage.from(file.bucket).remove([file.path]);
  if (error) console.warn(`The picture ${url} could not be deleted:`, error.message);
}

const OWN_FILE = /^\/storage\/v1\/object\/public\/(project-images|ai-gallery-images)\/([^?#]+)$/;

function ownFile(url: string | null | undefined) {
  if (!url?.startsWith(`${environment.supabaseUrl}/`)) return null;
  const [, bucket, path] = OWN_FILE.exec(url.slice(environment.supabaseUrl.length)) ?? [];
  return bucket && path ? { bucket, path: decodeURIComponent(path) } : null;
}

/** Or can be brought back; what a row shows is a version, too. True on errors: an orphaned file is better than a missing picture. */
async function isShown(url: string): Promise<boolean> {
  const columns = new Set(Object.values(pictureColumns));
  const counts = await Promise.all(
    [...columns].map((column) =>
      supabase
        .from('content_versions')
        .select('id', { count: 'exact', head: true })
        .contains('content', { [column]: url }),
    ),
  );
  return counts.some(({ count, error }) => error || count !== 0);
}
