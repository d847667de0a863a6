declare const Deno: { env: { get(name: string): string | undefined } };

export const variable = (name: string): string | undefined => Deno.env.get(name);

/**
 * The project that an edge function runs in, as Supabase tells it.
 * @throws Error when a variable is missing.
 */
export function readEnvironment() {
  return {
    supabaseUrl: required('SUPABASE_URL'),
    publishableKey: key('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secretKey: key('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
  };
}

/** Supabase sets its keys as a dictionary by name; a self-hosted stack may have the one older key only. */
function key(dictionary: string, older: string): string {
  const named: Record<string, string> = JSON.parse(variable(dictionary) ?? '{}');
  return named.default ?? required(older);
}

function required(name: string): string {
  const value = variable(name);
  if (value === undefined) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}
