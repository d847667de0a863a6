import type { Attachment } from './useAttachments.ts';

const PICTURES = 'chat-images/';

/** Where an attachment is stored. It is named after its message, so a repeated upload finds it in its place. */
export function attachmentPath(clientId: string, messageId: string, attachment: Attachment): string {
  return 'name' in attachment
    ? `${clientId}/${messageId}.${attachment.ending}`
    : `${PICTURES}${clientId}/${messageId}.${attachment.extension}`;
}

/** Whether the path is that of a picture to look at, and not of a file to download. */
export const isPicture = (path: string) => path.startsWith(PICTURES);

/** Where the thumbnail of a picture is stored, if it has one. The database knows this ending as well. */
export function thumbnailPath(path: string): string {
  return `${path}.thumb`;
}
