import { BIDI_CONTROLS } from './webAddress.ts';

/** The size limit of the bucket `client-files`, whose files can only be downloaded, and of attachments. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** The longest name of a file, in characters: `private.is_file_name`. */
export const FILE_NAME_LIMIT = 200;

/** The longest side of a picture in the chat, in pixels. */
export const MAX_PICTURE_SIDE = 20_000;

/** The allowed file extensions: `private.is_file_ending`. */
export const FILE_ENDINGS = [
  'pdf doc docx xls xlsx ppt pptx odt ods odp rtf txt csv zip rar 7z',
  'ai eps psd indd svg ttf otf woff2',
  'jpg jpeg png webp gif tif heic mp4 mov mp3',
].flatMap((kinds) => kinds.split(' '));

/** The type of every file in the bucket. */
export const FILE_TYPE = 'application/octet-stream';

/** Control characters, breaks of line and reading direction, and slashes, which would lead to another folder. */
export const HOSTILE_IN_NAME = new RegExp(String.raw`[\p{Cc}\u2028\u2029${BIDI_CONTROLS}/\\]`, 'u');

/** The extension of a file name in lower case; undefined if there is none. */
export const endingOf = (name: string) => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase();
