import { ADDRESS_LIMIT, isWebAddress } from './webAddress.ts';

/** The public buckets, whose files everybody reads by their address. */
const UPLOADED = /^(project-images|ai-gallery-images|content-images)\//;

/** One of ours, or an uploaded one. */
const PATH =
  /^(\/pictures\/[a-z]+|project-images|ai-gallery-images|content-images)\/[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Whether a row may name it as a picture: the rule of `private.is_picture`. */
export const isPicture = (path: string): boolean =>
  path.startsWith('https://') ? isWebAddress(path) : PATH.test(path) && path.length <= ADDRESS_LIMIT;

/** Whether a row's path is that of an uploaded picture: `<bucket>/<file>`. */
export const isUploaded = (path: string): boolean => UPLOADED.test(path);

/** Where the picture lies that a row names by its path; one of ours and one elsewhere do where they say. */
export const pictureAddress = (path: string, supabaseUrl: string): string =>
  isUploaded(path) ? `${supabaseUrl}/storage/v1/object/public/${path}` : path;
