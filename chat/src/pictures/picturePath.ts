/** Where a picture of a client's conversation lies. One message has one picture, so a repeated upload finds it there. */
export function picturePath(clientId: string, messageId: string, extension: string): string {
  return `chat-images/${clientId}/${messageId}.${extension}`;
}
