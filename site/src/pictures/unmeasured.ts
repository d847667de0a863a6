import { pictureAddress } from '@vitrina/shared/pictureAddress.ts';
import type { BuiltPicture } from './buildPicture.ts';
import { PLACEHOLDER } from './placeholder.ts';

/**
 * A picture that the build has not processed. Its real size is unknown; 4:3 is assumed, which is safe because whatever
 * shows it crops it.
 */
export const unmeasured = (path: string | null): BuiltPicture => ({
  src: path ? pictureAddress(path, import.meta.env.PUBLIC_SUPABASE_URL) : PLACEHOLDER,
  width: 960,
  height: 720,
});
