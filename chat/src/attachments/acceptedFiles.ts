import { FILE_ENDINGS } from '@vitrina/shared/clientFiles.ts';
import { isIphone } from '../isIphone.ts';

/** What the file chooser offers. An iPhone converts its photos to JPEG where neither "image/*" nor HEIC is accepted. */
export function acceptedFiles(): string {
  const endings = FILE_ENDINGS.filter((ending) => ending !== 'heic' || !isIphone(navigator));
  return `image/jpeg,image/png,image/webp,image/gif,${endings.map((ending) => `.${ending}`)}`;
}
