import { keep, recall } from './tabStorage.ts';

/** How many characters a sign has room for. */
export const SIGN_LENGTH = 40;

/** In the storage of the tab: the name that a visitor has written on a sign. */
export const SIGN_KEY = 'sign-name';

/** A name as a sign and an inquiry can carry it, whatever was typed or stands in an address. */
export function signName(text: string): string {
  const visible = text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...visible].slice(0, SIGN_LENGTH).join('').trim();
}

const listeners = new Set<() => void>();

export const keptSignName = (): string => signName(recall(SIGN_KEY) ?? '');

/** For as long as the tab is open, on all pages. */
export function keepSignName(typed: string): void {
  keep(SIGN_KEY, signName(typed));
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change. @returns what ends that. */
export function onSignName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
