import { type Result, success } from '@vitrina/shared/result.ts';
import { type UploadFailure, type UploadOptions, uploadPicture } from '../api/pictures.ts';
import { keep } from './keptPictures.ts';
import { thumbnailPath } from './picturePath.ts';

interface Files {
  picture: Blob;
  thumbnail: Blob | undefined;
}

/** Uploads a picture and then its thumbnail. Repeating the call is safe. */
export async function sendPicture(
  path: string,
  { picture, thumbnail }: Files,
  options: UploadOptions,
): Promise<Result<void, UploadFailure>> {
  const uploaded = await uploadPicture(path, picture, options);
  if (!uploaded.ok || options.signal.aborted) return uploaded;
  // Whoever has sent a picture need not fetch it.
  await keep(path, thumbnail ?? picture).catch((error) => console.warn('A picture was not kept:', error));
  if (thumbnail === undefined) return uploaded;
  const { signal } = options;
  const beside = await uploadPicture(thumbnailPath(path), thumbnail, { signal, onProgress: () => undefined });
  // Without a thumbnail the picture itself is shown.
  return beside.ok || beside.reason !== 'unreachable' ? success(undefined) : beside;
}
