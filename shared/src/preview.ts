import type { ContentTable } from './contentTables.ts';

/** What the console hands to the page /preview, by way of this browser's storage. */
export interface Previewed {
  table: ContentTable;
  /** The row's, once it has one. */
  key?: string | undefined;
  /** Columns of a row, finished or not. */
  content: Readonly<Record<string, unknown>>;
}

/** Its name among what is kept of an account on this device. */
const keyOf = (accountId: string) => `preview:${accountId}`;

/** The page that shows what an account is writing. A fragment reaches no server. */
export const previewPage = (accountId: string): string => `/preview#${accountId}`;

/** A browser that keeps nothing shows nothing. */
export function writePreview(accountId: string, previewed: Previewed): void {
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify(previewed));
  } catch (error) {
    console.warn('The preview could not be kept:', error);
  }
}

/** Undefined when the account has written nothing on this device. */
export function readPreview(accountId: string): Previewed | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '') as Previewed;
  } catch {
    return undefined;
  }
}
