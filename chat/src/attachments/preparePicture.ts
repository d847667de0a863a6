import { MAX_PICTURE_SIDE } from '@vitrina/shared/clientFiles.ts';
import {
  asImage,
  drawAtMost,
  isAnimated,
  MAX_SIDE,
  type PreparedImage,
} from '@vitrina/shared/prepareImage.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { checkImage, MAX_UPLOAD_BYTES, type UploadRefusal } from '@vitrina/shared/uploads.ts';

/** Twice the largest side in a conversation, for high-resolution screens. */
const THUMBNAIL_SIDE = 600;
/** The largest picture that is scaled down. More would exceed the memory of a phone. */
const LARGEST_BYTES = 60 * 1024 * 1024;
/** A thumbnail is used only if its size is below this share of the picture's. */
const WORTHWHILE = 0.75;

export interface Picture extends PreparedImage {
  /** The smaller picture that the conversation shows. Without one, it shows the picture itself. */
  thumbnail?: Blob;
}

/** The chosen file with a thumbnail. Only a picture that is too large to be sent is scaled down. */
export async function preparePicture(file: Blob): Promise<Result<Picture, UploadRefusal>> {
  // The first bytes tell whether it is a picture at all.
  const checked = await checkImage(file.slice(0, LARGEST_BYTES), LARGEST_BYTES);
  if (!checked.ok) return checked;
  if (file.size > LARGEST_BYTES) return failure('too-large');
  const original = file.slice(0, file.size, checked.value);
  try {
    const picture = await prepare(original);
    // A longer picture, such as that of a whole page, is sent as a file.
    if (Math.max(picture.width, picture.height) > MAX_PICTURE_SIDE) return failure('too-many-pixels');
    return picture.blob.size > MAX_UPLOAD_BYTES ? failure('too-large') : success(picture);
  } catch {
    // Damage behind the header is noticed only when the picture is decoded.
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
