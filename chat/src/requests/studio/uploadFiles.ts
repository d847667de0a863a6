import { type Result, success } from '@vitrina/shared/result.ts';
import type { RequestFile } from '@vitrina/shared/schemas/request.ts';
import { type UploadFailure, uploadPicture } from '../../api/pictures.ts';
import { picturePath } from '../../pictures/picturePath.ts';
import { sendPicture } from '../../pictures/sendPicture.ts';
import type { Attachment } from '../../pictures/usePictures.ts';
import { text } from './text.ts';

const ids = new WeakMap<Attachment, string>();

/** How a request names a file. The place is known before the upload, so a repeated try finds it there. */
export function fileOf(clientId: string, attachment: Attachment): RequestFile {
  const id = ids.get(attachment) ?? crypto.randomUUID();
  ids.set(attachment, id);
  const { size } = attachment.blob;
  if ('name' in attachment)
    return { path: `${clientId}/${id}.${attachment.ending}`, name: attachment.name, size };
  const { extension } = attachment;
  return { path: picturePath(clientId, id, extension), name: `${text.picture}.${extension}`, size };
}

/**
 * Puts files where their client may read them. Repeating the call is safe.
 * @param onProgress called with the share of all files that is sent, from 0 to 1
 */
export async function uploadFiles(
  clientId: string,
  attachments: readonly Attachment[],
  onProgress: (progress: number) => void,
): Promise<Result<void, UploadFailure>> {
  const { signal } = new AbortController();
  for (const [place, attachment] of attachments.entries()) {
    const { path } = fileOf(clientId, attachment);
    const options = {
      signal,
      onProgress: (share: number) => onProgress((place + share) / attachments.length),
    };
    const uploaded =
      'name' in attachment
        ? await uploadPicture(path, attachment.blob, options)
        : await sendPicture(path, { picture: attachment.blob, thumbnail: attachment.thumbnail }, options);
    if (!uploaded.ok) return uploaded;
  }
  return success(undefined);
}
