import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import type { Project } from './openProject.ts';

export interface StoredFile {
  bucket: string;
  name: string;
  type: string | null;
  cacheControl: string | null;
  size: number | null;
  createdAt: Date | null;
  ownerId: string | null;
}

/** A project's files, as its database lists them. */
export async function listFiles(sql: postgres.Sql | postgres.TransactionSql): Promise<StoredFile[]> {
  const files = await sql<StoredFile[]>`
    select bucket_id as bucket, name, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as "cacheControl",
      (metadata ->> 'size')::float8 as size, created_at as "createdAt", owner_id as "ownerId"
    from storage.objects order by bucket_id, name`;
  return [...files];
}

/** The name of a file in messages; it is unique. */
export const pathOf = ({ bucket, name }: Pick<StoredFile, 'bucket' | 'name'>) => `${bucket}/${name}`;

/**
 * @returns the bytes of a file.
 * @throws the error of Storage.
 */
export async function readStored(
  { supabase }: Project,
  { bucket, name }: Pick<StoredFile, 'bucket' | 'name'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { data, error } = await supabase.storage.from(bucket).download(name);
  if (error) throw error;
  return new Uint8Array(await data.arrayBuffer());
}

export const checksumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
