import type { BuiltPicture } from './buildPicture.ts';

/** For rows without a picture, or with one that cannot be loaded. */
export const PLACEHOLDER = '/placeholder.svg';

/** A picture that the build has made nothing of. What shows it crops it, so the shape that is assumed here is seen by nobody. */
export const unmeasured = (address: string | null): BuiltPicture => ({
  src: address ?? PLACEHOLDER,
  width: 960,
  height: 720,
});
