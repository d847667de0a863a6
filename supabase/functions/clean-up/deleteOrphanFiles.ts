import type { Supabase } from '@vitrina/shared/supabaseClient.ts';

const BATCH = 100;

/**
 * Deletes pictures and files that no row and no kept version shows, also those of messages that were taken back, and
 * returns their number. Uses the storage API, because deleting a row of storage.objects would leave the file behind.
 */
export async function deleteOrphanFiles(supabase: Supabase): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { data: orphans, error } = await supabase.rpc('orphan_files', { how_many: BATCH });
    if (error) throw error;
    if (orphans.length === 0) return deleted;
    const before = deleted;
    for (const [bucket, files] of Map.groupBy(orphans, ({ bucket_id }) => bucket_id)) {
      const names = files.map(({ name }) => name);
      const { data: removed, error: refused } = await supabase.storage.from(bucket).remove(names);
      if (refused) throw refused;
      deleted += removed.length;
    }
    // Prevents an endless loop if an answer removes nothing.
    if (deleted === before) throw new Error('The orphan files could not be deleted.');
  }
}
