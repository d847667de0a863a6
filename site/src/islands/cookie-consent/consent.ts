const KEY = 'gdpr-consent';

/** `true` means consent. A refusal is stored too, so that nobody is asked twice. */
export type Choice = 'true' | 'necessary';

/** False also when the storage cannot be read. */
export const hasConsent = () => recorded() === 'true';

export const hasChosen = () => hasConsent() || recorded() === 'necessary';

/** A browser that cannot store the answer is only logged: the visitor can do nothing about it. */
export function recordChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch (error) {
    console.warn('The choice about cookies could not be saved', error);
  }
}

/** Calls `work` when another tab may have changed the answer. */
export function onChoiceElsewhere(work: () => void): void {
  // A null key means that everything was cleared.
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && work());
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && work());
}

/** @returns whether the answer is gone. */
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
