import { type Result, success } from '@vitrina/shared/result.ts';
import type { RequestFile } from '@vitrina/shared/schemas/request.ts';
import type { UploadFailure, UploadOptions } from '../../api/attachments.ts';
import { attachmentPath } from '../../attachments/attachmentPath.ts';
import { sendAttachment } from '../../attachments/sendAttachment.ts';
import type { Attachment } from '../../attachments/useAttachments.ts';
import { text } from './text.ts';

const ids = new WeakMap<Attachment, string>();

/** The file entry of a request. The path is known before the upload, so a repeated upload finds the file there. */
export function fileOf(clientId: string, attachment: Attachment): RequestFile {
  const id = ids.get(attachment) ?? crypto.randomUUID();
  ids.set(attachment, id);
  return {
    path: attachmentPath(clientId, id, attachment),
    name: 'name' in attachment ? attachment.name : `${text.picture}.${attachment.extension}`,
    size: attachment.blob.size,
  };
}

/**
 * Uploads files to where the client may read them. Repeating the call is safe. The progress is that of all files.
 */
export async function uploadFiles(
  clientId: string,
  attachments: readonly Attachment[],
  { signal, onProgress }: UploadOptions,
): Promise<Result<void, UploadFailure>> {
  for (const [place, attachment] of attachments.entries()) {
    const { path } = fileOf(clientId, attachment);
    const thumbnail = 'name' in attachment ? undefined : attachment.thumbnail;
    const uploaded = await sendAttachment(
      path,
      { blob: attachment.blob, thumbnail },
      { signal, onProgress: (share) => onProgress((place + share) / attachments.length) },
    );
    if (!uploaded.ok) return uploaded;
  }
  return success(undefined);
}
