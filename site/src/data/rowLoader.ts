import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentTable, pictureColumns } from '@vitrina/shared/contentTables.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { failure } from '@vitrina/shared/result.ts';
import type { Loader } from 'astro/loaders';
import pMap from 'p-map';
import { findPicture } from '../pictures/findPicture.ts';
import { contentVersion } from './contentVersion.ts';
import { fetchRows } from './fetchRows.ts';
import type { ReadResult } from './readAllRows.ts';
import { readOrStop } from './readOrStop.ts';

/** Astro resolves an entry's pictures relative to its file. Rows have no file, so all of them use this one. */
const ROWS_FILE = 'src/content.config.ts';

/** Limits parallel downloads, so that a long list does not flood the backend. */
const CONCURRENCY = 6;

interface Options<Table extends ContentTable> {
  /** The site cannot do without its rows, so the build stops when there are none. */
  isNeeded?: true;
  /** The paths of further pictures that a row shows. */
  morePictures?: (row: Tables<Table>) => string[];
}

/**
 * Loads the rows of a table. `picture` holds the file of the row's own picture, `pictures` those of further ones by their
 * paths; an `image()` in the schema makes them resizable. One that cannot be loaded is missing there, with a warning: the
 * row keeps its path, at which browsers try once more.
 */
export function rowLoader<Table extends ContentTable>(
  table: Table,
  { isNeeded, morePictures = () => [] }: Options<Table> = {},
): Loader {
  const pictureColumn = (pictureColumns as Partial<Record<ContentTable, string>>)[table];
  return {
    name: `rows of ${table}`,
    load: async ({ store, parseData, config, logger }) => {
      await contentVersion();
      const read = () => fetchRows(table);
      const rows = await readOrStop(table, isNeeded ? () => some(read()) : read, []);
      const sources = dirname(`${fileURLToPath(config.root)}${ROWS_FILE}`);
      /** The picture as `image()` expects it; null for one on another site or that cannot be loaded. */
      const load = async (path: string | null) => {
        const found = await findPicture(path, config);
        if (found.status === 'file') return asImport(relative(sources, found.file));
        if (found.status === 'lost') logger.warn(`${table}: the picture ${path} is left out: ${found.cause}`);
        return null;
      };
      store.clear();
      await pMap(
        rows,
        async (row) => {
          const path = pictureColumn && (row as Record<string, unknown>)[pictureColumn];
          const picture = await load(typeof path === 'string' ? path : null);
          const pictures: Record<string, string> = {};
          for (const more of morePictures(row)) {
            const loaded = await load(more);
            if (loaded) pictures[more] = loaded;
          }
          const data = { ...row, picture, pictures };
          const id = String(row.id);
          store.set({ id, data: await parseData({ id, data }), filePath: ROWS_FILE });
        },
        { concurrency: CONCURRENCY },
      );
    },
  };
}

/** Treats an empty table as a failure. */
async function some<Row>(reading: Promise<ReadResult<Row>>): Promise<ReadResult<Row>> {
  const result = await reading;
  const isEmpty = result.ok && result.value.length === 0;
  return isEmpty ? failure({ kind: 'failed', cause: 'there are none, run npm run content:first' }) : result;
}

const asImport = (path: string) => (path.startsWith('.') ? path : `./${path}`);
