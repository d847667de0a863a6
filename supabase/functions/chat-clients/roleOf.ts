import type { Supabase } from '@vitrina/shared/supabaseClient.ts';

/** The role, or undefined for an account without a row. */
export async function roleOf(supabase: Supabase, id: string): Promise<string | undefined> {
  const { data, error } = await supabase.from('chat_users').select('role').eq('id', id).maybeSingle();
  if (error) throw error;
  return data?.role;
}
