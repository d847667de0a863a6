import type { Supabase } from '@vitrina/shared/supabaseClient.ts';

const BATCH = 100;

/**
 * Deletes the pictures that no row shows any more and returns their number. Through the storage API: a row deleted from
 * storage.objects would leave its file behind.
 */
export async function deleteOrphanFiles(supabase: Supabase): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { data: orphans, error } = await supabase.rpc('orphan_files', { how_many: BATCH });
    if (error) throw error;
    if (orphans.length === 0) return deleted;
    const before = deleted;
    for (const [bucket, names] of byBucket(orphans)) {
      const { data: removed, error: refused } = await supabase.storage.from(bucket).remove(names);
      if (refused) throw refused;
      deleted += removed.length;
    }
    // Prevents an endless loop if an answer removes nothing.
    if (deleted === before) throw new Error('The orphan files could not be deleted.');
  }
}

function byBucket(files: { bucket_id: string; name: string }[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { bucket_id, name } of files) names.set(bucket_id, [...(names.get(bucket_id) ?? []), name]);
  return names;
}
