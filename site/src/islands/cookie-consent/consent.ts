const KEY = 'gdpr-consent';

/** `true` means consent. A refusal is kept too, so that nobody is asked twice; it allows nothing. */
export type Choice = 'true' | 'necessary';

/** Whether the visitor has consented; false whenever that cannot be read. */
export const hasConsent = () => recorded() === 'true';

/** Whether the visitor has answered, one way or the other. */
export const hasChosen = () => hasConsent() || recorded() === 'necessary';

/** Keeps the answer. A browser that keeps nothing is no reason to bother the visitor: it is only logged. */
export function recordChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch (error) {
    console.warn('The choice about cookies could not be saved', error);
  }
}

/** Calls `work` when another page of this browser may have kept or forgotten an answer. */
export function onChoiceElsewhere(work: () => void): void {
  // A null key: everything was cleared.
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && work());
  // A page in the browser's memory hears of nothing until the visitor comes back to it.
  addEventListener('pageshow', ({ persisted }) => persisted && work());
}

/** Forgets the answer. @returns whether that worked. */
export function forgetChoice(): boolean {
  try {
    localStorage.removeItem(KEY);
    return true;
  } catch (error) {
    console.warn('The choice about cookies could not be withdrawn', error);
    return false;
  }
}

function recorded(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
