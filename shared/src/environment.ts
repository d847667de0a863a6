/** The address of the backend and the key that every visitor may have. */
export interface Environment {
  supabaseUrl: string;
  publishableKey: string;
}

/**
 * Reads the two public settings that every build needs.
 * @throws Error with the name of the missing or malformed variable, so that a build stops instead of publishing a
 * broken page
 */
export function readEnvironment(source: Record<string, unknown>): Environment {
  return {
    supabaseUrl: new URL(required(source, 'PUBLIC_SUPABASE_URL')).origin,
    publishableKey: required(source, 'PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
  };
}

function required(source: Record<string, unknown>, name: string): string {
  const value = source[name];
  if (typeof value !== 'string' || value === '')
    throw new Error(`The environment variable ${name} is missing.`);
  return value;
}
