import { asUploaded } from './asUploaded.ts';
import type { BuiltPicture } from './buildPicture.ts';

/** As `asUploaded`, for whatever crops the picture: 4:3 is assumed. */
export const unmeasured = (path: string | null): BuiltPicture => ({
  ...asUploaded(path),
  width: 960,
  height: 720,
});
