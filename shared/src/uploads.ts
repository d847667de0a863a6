import { imageDimensionsFromData } from 'image-dimensions';
import { failure, type Result, success } from './result.ts';

/** The most that a bucket takes: `file_size_limit` in the migration that makes the buckets. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** More than any camera produces. A file of a few kilobytes can claim more and exhaust the memory when decoded. */
const MAX_PIXELS = 100_000_000;

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/** `unreadable`: a picture of a kind that we take, but damaged. `heic`: how iPhones keep photos. */
export type UploadRefusal = 'empty' | 'too-large' | 'too-many-pixels' | 'unsupported' | 'heic' | 'unreadable';

const types: Record<string, ImageType> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * Whether a file is a picture that the buckets take, or would take once it is smaller. What it holds decides, not its
 * name or the type it claims.
 */
export async function checkImage(
  file: Blob,
  maxBytes = MAX_UPLOAD_BYTES,
): Promise<Result<ImageType, UploadRefusal>> {
  if (file.size === 0) return failure('empty');
  if (file.size > maxBytes) return failure('too-large');
  const buffer = await file.arrayBuffer().catch(() => null);
  // The file was moved or deleted since it was chosen.
  if (!buffer) return failure('unreadable');
  const header = imageDimensionsFromData(new Uint8Array(buffer));
  const type = types[header?.type ?? ''];
  if (header?.type === 'heic') return failure('heic');
  if (!header || !type) return failure('unsupported');
  const pixels = header.width * header.height;
  if (pixels > MAX_PIXELS) return failure('too-many-pixels');
  return pixels > 0 ? success(type) : failure('unreadable');
}
