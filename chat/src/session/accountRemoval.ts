const CHANNEL = 'chat-removal';

/** Tells the other tabs why they are signed out: the account has lost its place in the chat. */
export function tellOtherTabsOfRemoval(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Hears of a removal from another tab until the returned function is called. */
export function listenForRemoval(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
