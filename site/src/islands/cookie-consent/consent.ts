import { counting } from '@vitrina/shared/brand.ts';
import { CHOICE_EVENT, COUNTED, COUNTING_KEY } from './names.ts';

const KEY = 'gdpr-consent';

declare global {
  interface DocumentEventMap {
    [CHOICE_EVENT]: CustomEvent<Choice | null>;
  }
}

/** `true` means consent. A refusal is stored too, so that nobody is asked twice. */
export type Choice = 'true' | 'necessary';

/** Also false if the storage cannot be read. */
export const hasConsent = () => recorded() === 'true';

export const hasChosen = () => hasConsent() || recorded() === 'necessary';

/**
 * Null withdraws the answer. If the browser cannot store it, that is only logged, because the visitor can do nothing about
 * it.
 */
export function answer(choice: Choice | null): void {
  try {
    if (choice) localStorage.setItem(KEY, choice);
    else localStorage.removeItem(KEY);
    if (choice === 'true' && counting === 'consent') localStorage.setItem(COUNTING_KEY, COUNTED);
    else localStorage.removeItem(COUNTING_KEY);
  } catch (error) {
    console.warn('The choice about cookies could not be saved', error);
  }
  document.dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: choice }));
}

/** Calls `work` with each answer that is given on this page, and with null when it is withdrawn. */
export function onChoiceHere(work: (choice: Choice | null) => void): void {
  document.addEventListener(CHOICE_EVENT, ({ detail }) => work(detail));
}

/** Calls `work` when another tab may have changed the answer. */
export function onChoiceElsewhere(work: () => void): void {
  // A null key means that everything was cleared.
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && work());
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && work());
}

function recorded(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
