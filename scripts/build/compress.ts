import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{html,css,js,json,svg,xml,txt,webmanifest}';

/** Writes a `.br` and a `.gz` beside every text file, so that the local server sends what a CDN would. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob(compressible, { cwd: folder })) {
    const file = join(folder, name);
    const content = await readFile(file);
    const params = {
      // One step below the best, for a quarter of its time and 1 % more bytes.
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content));
  }
}
