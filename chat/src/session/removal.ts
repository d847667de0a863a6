const CHANNEL = 'chat-removal';

/** Tells the other tabs why they are signed out: the account has no place in the chat any more. */
export function tellRemoval(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Hears of it from another tab until the returned function is called. */
export function hearRemoval(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
