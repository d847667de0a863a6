import type { ContentTable } from './contentTables.ts';

/** What the console passes to the page /preview through this browser's storage. */
export interface Previewed {
  table: ContentTable;
  /** The key of the row, once it has one. */
  key?: string | undefined;
  /** The columns of a row, complete or not. */
  content: Readonly<Record<string, unknown>>;
}

/** Its key in localStorage; see accountMemory.ts. */
const keyOf = (accountId: string) => `preview:${accountId}`;

/** The address of the preview of what an account is writing. The fragment is never sent to a server. */
export const previewPage = (accountId: string): string => `/preview#${accountId}`;

/** In a browser without storage, the preview stays empty. */
export function writePreview(accountId: string, previewed: Previewed): void {
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify(previewed));
  } catch (error) {
    console.warn('The preview could not be kept:', error);
  }
}

/** Undefined if the account has written nothing on this device, or where the browser forbids storage. */
export function readPreview(accountId: string): Previewed | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '') as Previewed;
  } catch {
    return undefined;
  }
}
