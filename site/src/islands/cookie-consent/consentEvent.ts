/** Dispatched on the document when the visitor has answered. */
export const CHOICE_EVENT = 'consent-choice';
