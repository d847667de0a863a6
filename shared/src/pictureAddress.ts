import { ADDRESS_LIMIT, isWebAddress } from './webAddress.ts';

/** The public buckets, whose files anybody can read by address. */
const PUBLIC_BUCKETS = ['project-images', 'ai-gallery-images', 'content-images'] as const;

export type PublicBucket = (typeof PUBLIC_BUCKETS)[number];

const UPLOADED = new RegExp(`^(${PUBLIC_BUCKETS.join('|')})/`);

/** The path of one of our pictures or of an uploaded one. */
const PATH = new RegExp(`^(/pictures/[a-z]+|${PUBLIC_BUCKETS.join('|')})/[A-Za-z0-9][A-Za-z0-9._-]*$`);

/** Whether a row may contain it as a picture: the rule of `private.is_picture`. */
export const isPicture = (path: string): boolean =>
  path.startsWith('https://') ? isWebAddress(path) : PATH.test(path) && path.length <= ADDRESS_LIMIT;

/** Whether a path is that of an uploaded picture: `<bucket>/<file>`. */
export const isUploaded = (path: string): boolean => UPLOADED.test(path);

/** The address of a picture from its path in a row. Our own pictures and external ones keep theirs. */
export const pictureAddress = (path: string, supabaseUrl: string): string =>
  isUploaded(path) ? `${supabaseUrl}/storage/v1/object/public/${path}` : path;
