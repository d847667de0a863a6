import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateFailure } from '@vitrina/shared/statedFailure.ts';
import type { Loader } from 'astro/loaders';
import pMap from 'p-map';
import { findPicture } from '../pictures/findPicture.ts';
import { PLACEHOLDER } from '../pictures/placeholder.ts';
import type { ReadResult } from './readAllRows.ts';

/** Astro takes the paths of an entry's pictures from its file. A row has none: this one stands for it. */
const ROWS_FILE = 'src/content.config.ts';

/** Downloads at once, so that a long list is no attack on the backend. */
const CONCURRENCY = 6;

interface Options<Row> {
  /** The list's name in messages. */
  name: string;
  fetchRows: () => Promise<ReadResult<Row>>;
  /** The column with the address of a row's picture. */
  pictureColumn: keyof Row & string;
}

/**
 * Loads the rows of a table, each with its picture as a file: `picture`, which an `image()` in the schema turns into
 * what Astro can size. A picture that cannot be had leaves an empty window in its place, and a warning.
 */
export function rowLoader<Row extends { id: string }>(options: Options<Row>): Loader {
  const { name, pictureColumn } = options;
  return {
    name: `rows of ${name}`,
    load: async ({ store, parseData, config, logger }) => {
      const rows = await rowsOf(options);
      const root = fileURLToPath(config.root);
      const rowsFile = `${root}${ROWS_FILE}`;
      store.clear();
      await pMap(
        rows,
        async (row) => {
          const address = row[pictureColumn];
          const found = await findPicture(typeof address === 'string' ? address : null, config);
          const data: Record<string, unknown> = { ...row, picture: null };
          if (found.status === 'file') data.picture = asImport(relative(dirname(rowsFile), found.file));
          if (found.status === 'lost') {
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

/**
 * Stops the build when the backend does not answer: an empty list in its place would be published.
 * Where no backend is named at all, only types are wanted (`astro check`); checkBeforeBuild.ts stops a build like that.
 */
async function rowsOf<Row>({ name, fetchRows }: Options<Row>): Promise<Row[]> {
  const backend = import.meta.env.PUBLIC_SUPABASE_URL;
  if (!backend) return [];
  const result = await fetchRows();
  if (result.ok) return result.value;
  const detail = `Cannot read ${name} from ${backend}: ${result.reason.cause}. The site is not built, so what is published stays as it is.`;
  console.error(stateFailure({ failure: 'backend', detail }));
  throw new Error(detail);
}
