import type { Page } from '@playwright/test';

/** What this browser stores about any account: entries of localStorage, and unsent messages. */
export function leftOn(page: Page) {
  return page.evaluate(async () => {
    const open = indexedDB.open('chat-outbox');
    const unsent = await new Promise<unknown[]>((resolve, reject) => {
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const all = open.result.transaction('messages').objectStore('messages').getAll();
        all.onsuccess = () => resolve(all.result);
      };
    });
    return [...Object.keys(localStorage).filter((key) => key.startsWith('chat')), ...unsent];
  });
}
