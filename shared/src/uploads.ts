import { imageDimensionsFromData } from 'image-dimensions';
import { failure, type Result, success } from './result.ts';

/** The size limit of the picture buckets: `file_size_limit` in their migration. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/**
 * More than any camera produces. A file of a few kilobytes can claim more and exhaust the memory when it is decoded.
 */
const MAX_PIXELS = 100_000_000;

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/** `unreadable`: a damaged picture of a supported type. `heic`: the format of iPhone photos. */
export type UploadRefusal = 'empty' | 'too-large' | 'too-many-pixels' | 'unsupported' | 'heic' | 'unreadable';

const types: Record<string, ImageType> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * Checks that a file is a picture that the buckets accept, or would accept once it is smaller. Its content decides,
 * not its name or declared type.
 */
export async function checkImage(
  file: Blob,
  maxBytes = MAX_UPLOAD_BYTES,
): Promise<Result<ImageType, UploadRefusal>> {
  if (file.size === 0) return failure('empty');
  if (file.size > maxBytes) return failure('too-large');
  const buffer = await file.arrayBuffer().catch(() => null);
  // The file has been moved or deleted since it was chosen.
  if (!buffer) return failure('unreadable');
  const header = imageDimensionsFromData(new Uint8Array(buffer));
  const type = types[header?.type ?? ''];
  if (header?.type === 'heic') return failure('heic');
  if (!header || !type) return failure('unsupported');
  const pixels = header.width * header.height;
  if (pixels > MAX_PIXELS) return failure('too-many-pixels');
  return pixels > 0 ? success(type) : failure('unreadable');
}
