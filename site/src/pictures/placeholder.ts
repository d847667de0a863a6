/** Shown where a row has no picture, or one that cannot be loaded. */
export const PLACEHOLDER = '/placeholder.svg';
