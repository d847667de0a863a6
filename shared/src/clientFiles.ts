/** The most that the bucket `client-files` takes, where whatever is sent lies as bytes to download. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** What the name of such a file may end in: `private.is_file_ending`. */
export const FILE_ENDINGS = [
  ...[
    'pdf',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'odt',
    'ods',
    'odp',
    'rtf',
    'txt',
    'csv',
    'zip',
    'rar',
    '7z',
  ],
  ...['ai', 'eps', 'psd', 'indd', 'svg', 'ttf', 'otf', 'woff2'],
  ...['jpg', 'jpeg', 'png', 'webp', 'gif', 'tif', 'heic', 'mp4', 'mov', 'mp3'],
];

/** What the bucket calls everything in it. */
export const FILE_TYPE = 'application/octet-stream';

/** Controls, signs that turn the reading order, and what would lead to another folder. */
export const HOSTILE_IN_NAME = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]/u;

/** Of a name, in small letters; nothing where there is none. */
export const endingOf = (name: string) => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase();
