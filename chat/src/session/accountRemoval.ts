const CHANNEL = 'chat-removal';

/** Tells the other tabs why they are being signed out: the account no longer has access to the chat. */
export function tellOtherTabsOfRemoval(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Listens for a removal reported by another tab, until the returned function is called. */
export function listenForRemoval(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
