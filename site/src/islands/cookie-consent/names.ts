/** Where it stands that pages may be counted: on its own, because a "true" from before there was any counting allows none. */
export const COUNTING_KEY = 'gdpr-counting';
export const COUNTED = 'yes';

/** Happens with each answer that is given on this page, and when it is withdrawn. */
export const CHOICE_EVENT = 'consent-choice';
