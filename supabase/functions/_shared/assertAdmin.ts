import { createClient } from '@supabase/supabase-js';
import type { Database } from '@vitrina/shared/database.types.ts';
import { RequestError } from './RequestError.ts';
import type { Project } from './readProject.ts';

/**
 * Asks the database, as the caller, whether the caller is an admin.
 * @throws RequestError when not.
 */
export async function assertAdmin(request: Request, { supabaseUrl, publishableKey }: Project): Promise<void> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) throw new RequestError('not_signed_in');

  const caller = createClient<Database>(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization } },
  });
  const { data: isAdmin, error, status } = await caller.rpc('is_admin');
  if (status === 401) throw new RequestError('not_signed_in');
  if (error) throw error;
  if (!isAdmin) throw new RequestError('not_admin');
}
