import { createClient } from '@supabase/supabase-js';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';

interface Api {
  apiUrl: string;
  publishableKey: string;
}

/** Signs in with a password and returns what supabase-js keeps in the browser's storage for that session. */
export async function signInSession({ apiUrl, publishableKey }: Api, email: string, password: string) {
  const stored = new Map<string, string>();
  const supabase = createClient(apiUrl, publishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
  });
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return stored.get(SESSION_KEY) ?? '';
}
