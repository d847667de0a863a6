import { pictureAddress } from '@vitrina/shared/pictureAddress.ts';
import { PLACEHOLDER } from '@vitrina/shared/placeholder.ts';
import type { BuiltPicture } from './buildPicture.ts';

/** A picture that the build has not processed, whose size is unknown. */
export const asUploaded = (path: string | null): BuiltPicture => ({
  src: path ? pictureAddress(path, import.meta.env.PUBLIC_SUPABASE_URL) : PLACEHOLDER,
});
