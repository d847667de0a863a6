import { pictureAddress } from '@vitrina/shared/pictureAddress.ts';
import type { BuiltPicture } from './buildPicture.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** A picture that the build has made nothing of. What shows it crops it, so the shape that is assumed here is seen by nobody. */
export const unmeasured = (path: string | null): BuiltPicture => ({
  src: path ? pictureAddress(path, import.meta.env.PUBLIC_SUPABASE_URL) : PLACEHOLDER,
  width: 960,
  height: 720,
});
