import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { RequestError } from '../_shared/RequestError.ts';
import type { Deletion } from './requests.ts';

/**
 * Deletes a client's account with the conversation (in the database), its pictures and its files. Repeating the call is
 * safe and finishes one that was interrupted.
 * @throws RequestError when the id is that of an admin, or of a former one.
 */
export async function deleteClient(supabase: Supabase, { id }: Deletion): Promise<void> {
  const account = supabase.from('chat_users').select('role').eq('id', id).maybeSingle();
  const { data } = await account.throwOnError();
  if (data && data.role !== 'client') throw new RequestError('client_not_found');

  // Files first: if that fails, the client is still in the list and can be deleted again.
  await deleteFiles(supabase, id);
  const { error } = await supabase.auth.admin.deleteUser(id);
  if (error && error.code !== 'user_not_found') throw error;
  // What the client added in between; the client cannot upload any more now.
  await deleteFiles(supabase, id);
}

async function deleteFiles(supabase: Supabase, clientId: string): Promise<void> {
  await emptyFolder(supabase, 'Offer Images', `chat-images/${clientId}`);
  await emptyFolder(supabase, 'client-files', clientId);
}

async function emptyFolder(supabase: Supabase, bucketName: string, folder: string): Promise<void> {
  const bucket = supabase.storage.from(bucketName);
  for (;;) {
    const { data: files, error } = await bucket.list(folder, { limit: 1000 });
    if (error) throw error;
    if (files.length === 0) return;
    const { data: removed, error: refused } = await bucket.remove(
      files.map(({ name }) => `${folder}/${name}`),
    );
    if (refused) throw refused;
    // Prevents an endless loop if an answer removes nothing.
    if (removed.length === 0) throw new Error(`The files in ${folder} could not be removed.`);
  }
}
