import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { RequestError } from '../_shared/RequestError.ts';
import type { Deletion } from './requests.ts';
import { roleOf } from './roleOf.ts';

/**
 * Removes a client's account, and with it the conversation (the database sees to that) and its pictures. Repeating the
 * call is safe and finishes what was cut short.
 * @throws RequestError when the id is an admin's.
 */
export async function deleteClient(supabase: Supabase, { id }: Deletion): Promise<void> {
  if ((await roleOf(supabase, id)) === 'admin') throw new RequestError('client_not_found');

  // First the pictures: if that fails, the client is still in the list and can be deleted again.
  await deletePictures(supabase, id);
  const { error } = await supabase.auth.admin.deleteUser(id);
  if (error && error.code !== 'user_not_found') throw error;
  // Whatever the client added in between; from here on it cannot upload.
  await deletePictures(supabase, id);
}

async function deletePictures(supabase: Supabase, clientId: string): Promise<void> {
  const bucket = supabase.storage.from('Offer Images');
  const folder = `chat-images/${clientId}`;
  for (;;) {
    const { data: files, error } = await bucket.list(folder, { limit: 1000 });
    if (error) throw error;
    if (files.length === 0) return;
    const { data: removed, error: refused } = await bucket.remove(
      files.map(({ name }) => `${folder}/${name}`),
    );
    if (refused) throw refused;
    // Prevents an endless loop if an answer removes nothing.
    if (removed.length === 0) throw new Error(`The pictures in ${folder} could not be removed.`);
  }
}
