import { type Result, success } from '@vitrina/shared/result.ts';
import { type UploadFailure, type UploadOptions, upload } from '../api/attachments.ts';
import { isPicture, thumbnailPath } from './attachmentPath.ts';
import { keep } from './keptPictures.ts';

interface Attached {
  blob: Blob;
  thumbnail: Blob | undefined;
}

/** Uploads a file, or a picture and then its thumbnail. Repeating the call is safe. */
export async function sendAttachment(
  path: string,
  { blob, thumbnail }: Attached,
  { signal, onProgress }: Partial<UploadOptions>,
): Promise<Result<void, UploadFailure>> {
  const uploaded = await upload(path, blob, { signal, onProgress });
  if (!uploaded.ok || signal?.aborted || !isPicture(path)) return uploaded;
  // The sender's own device does not have to download the picture.
  await keep(path, thumbnail ?? blob).catch((error) => console.warn('A picture was not kept:', error));
  if (thumbnail === undefined) return uploaded;
  const beside = await upload(thumbnailPath(path), thumbnail, { signal });
  // Without a thumbnail, the picture itself is shown.
  return beside.ok || beside.reason !== 'unreachable' ? success(undefined) : beside;
}
