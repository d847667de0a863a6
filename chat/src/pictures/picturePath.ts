/** One message has one picture, so a repeated upload finds it in its place. */
export function picturePath(clientId: string, messageId: string, extension: string): string {
  return `chat-images/${clientId}/${messageId}.${extension}`;
}
