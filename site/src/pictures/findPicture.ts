import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictureAddress } from '@vitrina/shared/pictureAddress.ts';
import { fetchPicture } from './fetchPicture.ts';

/** A local file, an address on another site that is used as it is, or nothing that could be loaded. */
type FoundPicture =
  | { status: 'file'; file: string }
  | { status: 'elsewhere' }
  | { status: 'lost'; cause: string };

interface Folders {
  root: URL;
  cacheDir: URL;
}

/** One of our own pictures, which pages/pictures serves at the same address. */
const OWN = /^\/pictures\/[a-z]+\/[a-z0-9-]+\.(webp|svg)$/;

/** Finds the file behind the path in a row. Pictures in the backend's storage are downloaded, once. */
export async function findPicture(path: string | null, { root, cacheDir }: Folders): Promise<FoundPicture> {
  if (path === null) return { status: 'elsewhere' };
  if (OWN.test(path)) {
    const file = fileURLToPath(new URL(`src/assets${path}`, root));
    return existsSync(file) ? { status: 'file', file } : { status: 'lost', cause: 'no such file' };
  }
  const backend = String(import.meta.env.PUBLIC_SUPABASE_URL);
  const address = pictureAddress(path, backend);
  if (!address.startsWith(`${backend}/storage/`)) return { status: 'elsewhere' };
  return fetchPicture(address, new URL('pictures/', cacheDir));
}
