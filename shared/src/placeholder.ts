/** For rows without a picture, or with one that cannot be loaded: an empty window, a file of the site. */
export const PLACEHOLDER = '/placeholder.svg';
