/** One message has one picture, so a repeated upload finds it in its place. */
export function picturePath(clientId: string, messageId: string, extension: string): string {
  return `chat-images/${clientId}/${messageId}.${extension}`;
}

/** Whether what lies there is a picture to be seen, and no file to be saved. */
export const isPicture = (path: string) => path.startsWith('chat-images/');

/** Where the thumbnail of a picture lies, if it has one. The database knows this ending, too. */
export function thumbnailPath(path: string): string {
  return `${path}.thumb`;
}
