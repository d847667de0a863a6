import { keep, recall } from '@vitrina/shared/tabStorage.ts';

/** How many characters a sign has room for. */
export const SIGN_LENGTH = 40;

/** The sessionStorage key of the name that a visitor has written on a sign. */
export const SIGN_KEY = 'sign-name';

/** Cleans a name that was typed or came from an address, so that a sign and an inquiry can show it. */
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

/** Keeps the name on all pages for as long as the tab is open. */
export function keepSignName(typed: string): void {
  keep(SIGN_KEY, signName(typed));
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` after each change.
 * @returns a function that stops this.
 */
export function onSignName(listener: () => void): () => void {
  // Another page may have changed the name while this one was in the back/forward cache.
  const look = ({ persisted }: PageTransitionEvent) => persisted && listener();
  listeners.add(listener);
  addEventListener('pageshow', look);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', look);
  };
}
