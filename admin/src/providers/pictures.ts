import { isAuthSessionMissingError } from '@supabase/supabase-js';
import { pictureColumns } from '@vitrina/shared/contentTables.ts';
import { isUploaded, type PublicBucket } from '@vitrina/shared/pictureAddress.ts';
import type { PreparedImage } from '@vitrina/shared/prepareImage.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Upload, type UploadFailure, uploadFile } from '@vitrina/shared/uploadFile.ts';
import { environment, supabase } from './supabase.ts';

export type PictureFailure = UploadFailure | { kind: 'signed-out' };

const CACHE_SECONDS = 3600;

const numbered = (extension: string) =>
  `${Date.now()}-${Math.random().toString(36).slice(2, 10)}.${extension}`;

const fileNames: Record<PublicBucket, (extension: string) => string> = {
  'project-images': (extension) => `${Date.now()}.${extension}`,
  'ai-gallery-images': numbered,
  'content-images': numbered,
};

/** Uploads a picture to a public bucket under a unique name, and returns the path that rows store. */
export async function uploadPicture(
  bucket: PublicBucket,
  { blob, extension }: PreparedImage,
  options: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<Result<string, PictureFailure>> {
  const { data } = await supabase.auth.getSession();
  if (!data.session) return failure({ kind: 'signed-out' });
  const name = fileNames[bucket](extension);
  const result = await uploadFile({
    apiUrl: environment.supabaseUrl,
    publishableKey: environment.publishableKey,
    accessToken: data.session.access_token,
    bucket,
    path: name,
    blob,
    cacheControl: CACHE_SECONDS,
    ...options,
  });
  if (!result.ok) return (await isSignedOut(result.reason)) ? failure({ kind: 'signed-out' }) : result;
  return success(`${bucket}/${name}`);
}

/** Storage answers an ended session and a missing right alike, but admins have every right here. */
async function isSignedOut({ status }: UploadFailure): Promise<boolean> {
  if (status !== 403) return false;
  const { error } = await supabase.auth.getUser();
  return isAuthSessionMissingError(error);
}

/**
 * Deletes an uploaded picture unless a version of some row shows it. A failure is only logged, because the database cleans
 * up unused files regularly.
 */
export async function removePicture(path: string): Promise<void> {
  if (!isUploaded(path) || (await isShown(path))) return;
  const [bucket = '', name = ''] = path.split('/');
  const { error } = await supabase.storage.from(bucket).remove([name]);
  if (error) console.warn(`The picture ${path} could not be deleted:`, error.message);
}

/** Whether any version, current or earlier, shows it. True on errors: an unused file is better than a missing picture. */
async function isShown(path: string): Promise<boolean> {
  const columns = new Set(Object.values(pictureColumns));
  const counts = await Promise.all(
    [...columns].map((column) =>
      supabase
        .from('content_versions')
        .select('id', { count: 'exact', head: true })
        .contains('content', { [column]: path }),
    ),
  );
  return counts.some(({ count, error }) => error || count !== 0);
}
