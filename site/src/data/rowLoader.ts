import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failure } from '@vitrina/shared/result.ts';
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
  /** Pages cannot be without its rows, so the build stops where there are none. */
  isNeeded?: true;
  /** The paths of other pictures that a row shows. */
  morePictures?: (row: Row) => string[];
}

/**
 * Loads the rows of a table, each that has one with its picture as a file in `picture`, and others by their paths in `pictures`, which an
 * `image()` in the schema makes resizable. A picture that cannot be loaded is replaced by the placeholder, with a warning.
 */
export function rowLoader<Row extends { id: string | number }>(options: Options<Row>): Loader {
  const { name, fetchRows, isNeeded, pictureColumn, morePictures = () => [] } = options;
  return {
    name: `rows of ${name}`,
    load: async ({ store, parseData, config, logger }) => {
      await contentVersion();
      const rows = await readOrStop(name, isNeeded ? () => some(fetchRows()) : fetchRows, []);
      const sources = dirname(`${fileURLToPath(config.root)}${ROWS_FILE}`);
      /** What an `image()` takes for the picture; null for one elsewhere, undefined for one that cannot be loaded. */
      const load = async (path: string | null) => {
        const found = await findPicture(path, config);
        if (found.status === 'file') return asImport(relative(sources, found.file));
        if (found.status === 'elsewhere') return null;
        logger.warn(`${name}: the picture ${path} is left out: ${found.cause}`);
        return undefined;
      };
      store.clear();
      await pMap(
        rows,
        async (row) => {
          const path = pictureColumn && row[pictureColumn];
          const picture = await load(typeof path === 'string' ? path : null);
          const pictures: Record<string, string> = {};
          for (const more of morePictures(row)) {
            const loaded = await load(more);
            if (loaded) pictures[more] = loaded;
          }
          const data = { ...row, picture: picture ?? null, pictures };
          if (pictureColumn && picture === undefined) Object.assign(data, { [pictureColumn]: PLACEHOLDER });
          const id = String(row.id);
          store.set({ id, data: await parseData({ id, data }), filePath: ROWS_FILE });
        },
        { concurrency: CONCURRENCY },
      );
    },
  };
}

/** Nothing to read is a failure, too. */
async function some<Row>(reading: Promise<ReadResult<Row>>): Promise<ReadResult<Row>> {
  const result = await reading;
  const isEmpty = result.ok && result.value.length === 0;
  return isEmpty ? failure({ kind: 'failed', cause: 'there are none, run npm run content:first' }) : result;
}

const asImport = (path: string) => (path.startsWith('.') ? path : `./${path}`);
