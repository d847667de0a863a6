/** For rows without a picture, or with one that cannot be loaded. */
export const PLACEHOLDER = '/placeholder.svg';
