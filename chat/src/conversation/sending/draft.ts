/** What is typed and not sent yet. It is kept on this device, so that a reload or an ended session loses none of it. */
export function readDraft(accountId: string, clientId: string): string {
  return localStorage.getItem(draftKey(accountId, clientId)) ?? '';
}

export function keepDraft(accountId: string, clientId: string, typed: string): void {
  if (typed === '') localStorage.removeItem(draftKey(accountId, clientId));
  else localStorage.setItem(draftKey(accountId, clientId), typed);
}

function draftKey(accountId: string, clientId: string): string {
  return `chatDraft:${accountId}:${clientId}`;
}
