import {
  asImage,
  drawAtMost,
  isAnimated,
  MAX_SIDE,
  type PreparedImage,
} from '@vitrina/shared/prepareImage.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { checkImage, MAX_UPLOAD_BYTES, type UploadRefusal } from '@vitrina/shared/uploads.ts';

/** Twice the largest side in a conversation, for fine screens. */
const THUMBNAIL_SIDE = 600;
/** Of what can be made smaller. More would be too much for the memory of a phone. */
const LARGEST_BYTES = 60 * 1024 * 1024;
/** A thumbnail must save this share of the bytes to be worth another file. */
const WORTHWHILE = 0.75;

export interface Picture extends PreparedImage {
  /** What the conversation shows of it. Without one, it shows the picture itself. */
  thumbnail?: Blob;
}

/** A file as it was chosen, with a thumbnail; only what is too large to be sent is made smaller. */
export async function preparePicture(file: Blob): Promise<Result<Picture, UploadRefusal>> {
  const checked = await checkImage(file, LARGEST_BYTES);
  if (!checked.ok) return checked;
  const original = file.slice(0, file.size, checked.value);
  try {
    const picture = await prepare(original);
    return picture.blob.size > MAX_UPLOAD_BYTES ? failure('too-large') : success(picture);
  } catch {
    // Damage behind the header shows only when the picture is decoded.
    return failure('unreadable');
  }
}

async function prepare(original: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(original);
  try {
    if (await isAnimated(original)) return asImage(original, bitmap);
    const image =
      original.size > MAX_UPLOAD_BYTES ? await drawAtMost(bitmap, MAX_SIDE) : asImage(original, bitmap);
    const { blob: thumbnail } = await drawAtMost(bitmap, THUMBNAIL_SIDE);
    return thumbnail.size < image.blob.size * WORTHWHILE ? { ...image, thumbnail } : image;
  } finally {
    bitmap.close();
  }
}
