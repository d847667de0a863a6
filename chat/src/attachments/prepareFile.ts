import {
  endingOf,
  FILE_ENDINGS,
  FILE_NAME_LIMIT,
  FILE_TYPE,
  HOSTILE_IN_NAME,
  MAX_FILE_BYTES,
} from '@vitrina/shared/clientFiles.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';

/** A file that is sent unchanged, to be downloaded. */
export interface PlainFile {
  name: string;
  ending: string;
  blob: Blob;
}

/** `unreadable`: the file has been moved or deleted since it was chosen. */
type FileRefusal = 'empty' | 'too-large-file' | 'no-such-files' | 'unreadable';

export async function prepareFile(file: File): Promise<Result<PlainFile, FileRefusal>> {
  const name = shownName(file.name);
  const ending = endingOf(name);
  if (ending === undefined || !FILE_ENDINGS.includes(ending)) return failure('no-such-files');
  if (file.size === 0) return failure('empty');
  if (file.size > MAX_FILE_BYTES) return failure('too-large-file');
  if (!(await isReadable(file))) return failure('unreadable');
  return success({ name, ending, blob: file.slice(0, file.size, FILE_TYPE) });
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** The file name as the database accepts it: readable, and with its extension. */
function shownName(name: string): string {
  // A Mac takes letters like \u0439 apart; then no search would find them.
  const signs = [...name.toWellFormed().normalize('NFC')];
  const readable = signs.map((sign) => (HOSTILE_IN_NAME.test(sign) ? '_' : sign));
  const ending = /\.[A-Za-z0-9]+$/.exec(name)?.[0].length ?? 0;
  const tooMany = readable.length - FILE_NAME_LIMIT;
  if (tooMany > 0) readable.splice(FILE_NAME_LIMIT - ending, tooMany);
  return readable.join('').trim();
}
