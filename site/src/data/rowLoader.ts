import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import pMap from 'p-map';
import { findPicture } from '../pictures/findPicture.ts';
import { PLACEHOLDER } from '../pictures/placeholder.ts';
import { contentVersion } from './contentVersion.ts';
import type { ReadResult } from './readAllRows.ts';
import { readOrStop } from './readOrStop.ts';

/** Astro resolves an entry's pictures relative to its file. Rows have none, so this one serves for all. */
const ROWS_FILE = 'src/content.config.ts';

/** Parallel downloads: a long list must not flood the backend. */
const CONCURRENCY = 6;

interface Options<Row> {
  /** For messages. */
  name: string;
  fetchRows: () => Promise<ReadResult<Row>>;
  pictureColumn?: keyof Row & string;
}

/**
 * Loads the rows of a table, each that has one with its picture as a file in `picture`, which an `image()` in the schema
 * makes resizable. A picture that cannot be loaded is replaced by the placeholder, with a warning.
 */
export function rowLoader<Row extends { id: string }>(options: Options<Row>): Loader {
  const { name, fetchRows, pictureColumn } = options;
  return {
    name: `rows of ${name}`,
    load: async ({ store, parseData, config, logger }) => {
      await contentVersion();
      const rows = await readOrStop(name, fetchRows, []);
      const root = fileURLToPath(config.root);
      const rowsFile = `${root}${ROWS_FILE}`;
      store.clear();
      await pMap(
        rows,
        async (row) => {
          const address = pictureColumn && row[pictureColumn];
          const found = await findPicture(typeof address === 'string' ? address : null, config);
          const data: Record<string, unknown> = { ...row, picture: null };
          if (found.status === 'file') data.picture = asImport(relative(dirname(rowsFile), found.file));
          if (found.status === 'lost' && pictureColumn) {
            logger.warn(`${name}: the picture ${address} is left out: ${found.cause}`);
            data[pictureColumn] = PLACEHOLDER;
          }
          store.set({ id: row.id, data: await parseData({ id: row.id, data }), filePath: ROWS_FILE });
        },
        { concurrency: CONCURRENCY },
      );
    },
  };
}

const asImport = (path: string) => (path.startsWith('.') ? path : `./${path}`);
