import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fetchPicture } from './fetchPicture.ts';

/** A local file, an address on another site that is used as it is, or nothing that could be loaded. */
export type FoundPicture =
  | { status: 'file'; file: string }
  | { status: 'elsewhere' }
  | { status: 'lost'; cause: string };

interface Folders {
  root: URL;
  cacheDir: URL;
}

/** One of our own pictures, which pages/pictures serves at the same address. */
const OWN = /^\/pictures\/[a-z]+\/[a-z0-9-]+\.webp$/;

/** Finds the file behind the address in a row. Pictures in the backend's storage are downloaded, once. */
export async function findPicture(
  address: string | null,
  { root, cacheDir }: Folders,
): Promise<FoundPicture> {
  if (address === null) return { status: 'elsewhere' };
  if (OWN.test(address)) {
    const file = fileURLToPath(new URL(`src/assets${address}`, root));
    return existsSync(file) ? { status: 'file', file } : { status: 'lost', cause: 'no such file' };
  }
  const storage = `${import.meta.env.PUBLIC_SUPABASE_URL}/storage/v1/object/public/`;
  if (address.startsWith(storage)) return fetchPicture(address, new URL('pictures/', cacheDir));
  return { status: 'elsewhere' };
}
