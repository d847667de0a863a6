import type { Supabase } from '@vitrina/shared/supabaseClient.ts';

/** 'admin' or 'client', or undefined for an account that the product does not know. */
export async function roleOf(supabase: Supabase, id: string): Promise<string | undefined> {
  const { data, error } = await supabase.from('chat_users').select('role').eq('id', id).maybeSingle();
  if (error) throw error;
  return data?.role;
}
