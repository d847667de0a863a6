import { isAnimatedGif } from './isAnimatedGif.ts';
import { failure, type Result, success } from './result.ts';
import { checkImage, type ImageType, type UploadRefusal } from './uploads.ts';

/** The longest side in pixels: as much as a large screen shows. */
export const MAX_SIDE = 2000;

/** Looks close to the original at a tenth of its size. */
const QUALITY = 0.82;

export interface PreparedImage {
  blob: Blob;
  type: ImageType;
  /** For the file name, without a dot. */
  extension: string;
  width: number;
  height: number;
}

/**
 * Prepares a picture for upload, in the browser: no larger than it is ever shown, and without the camera's metadata,
 * such as the location. It becomes WebP, or what the browser can encode instead; an animated GIF stays as it is.
 */
export async function prepareImage(file: Blob): Promise<Result<PreparedImage, UploadRefusal>> {
  const checked = await checkImage(file);
  if (!checked.ok) return checked;
  try {
    return success(await prepare(file.slice(0, file.size, checked.value)));
  } catch {
    // Damage behind the header is noticed only when the picture is decoded.
    return failure('unreadable');
  }
}

async function prepare(file: Blob): Promise<PreparedImage> {
  const bitmap = await createImageBitmap(file);
  try {
    if (await isAnimated(file)) return asImage(file, bitmap);
    return await drawAtMost(bitmap, MAX_SIDE);
  } finally {
    bitmap.close();
  }
}

export async function isAnimated(file: Blob): Promise<boolean> {
  return file.type === 'image/gif' && isAnimatedGif(new Uint8Array(await file.arrayBuffer()));
}

/** Redraws a picture with sides of at most `maxSide` pixels. */
export async function drawAtMost(bitmap: ImageBitmap, maxSide: number): Promise<PreparedImage> {
  const { width, height } = bitmap;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = draw(
    bitmap,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  return asImage(await encode(canvas), canvas);
}

function draw(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  // Safari cannot encode WebP and falls back to PNG: right for transparent pictures, far too large for photos.
  if (blob.type === 'image/webp' || isTransparent(canvas)) return blob;
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

function isTransparent(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw on.');
  return context;
}

/** Describes a file of known type and size. */
export function asImage(blob: Blob, { width, height }: { width: number; height: number }): PreparedImage {
  const type = blob.type as ImageType;
  return {
    blob,
    type,
    extension: type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length),
    width,
    height,
  };
}
