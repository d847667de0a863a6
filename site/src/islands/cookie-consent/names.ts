/**
 * The consent to counting has a key of its own, because a "true" that was stored before counting existed does not cover
 * it.
 */
export const COUNTING_KEY = 'gdpr-counting';
export const COUNTED = 'yes';

/** Fired when an answer is given on this page, and when it is withdrawn. */
export const CHOICE_EVENT = 'consent-choice';
