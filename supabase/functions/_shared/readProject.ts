/** The value of an environment variable, or undefined. */
export type Variable = (name: string) => string | undefined;

/** The project that an edge function works for. */
export interface Project {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
}

/**
 * Reads what Supabase sets for every edge function.
 * @throws Error when a variable is missing.
 */
export function readProject(variable: Variable): Project {
  const required = (name: string) => {
    const value = variable(name);
    if (value === undefined) throw new Error(`The environment variable ${name} is missing.`);
    return value;
  };
  // Supabase sets its keys as a dictionary by name; a self-hosted stack may have the one older key only.
  const key = (dictionary: string, older: string) => {
    const named: Record<string, string> = JSON.parse(variable(dictionary) ?? '{}');
    return named.default ?? required(older);
  };
  return {
    supabaseUrl: required('SUPABASE_URL'),
    publishableKey: key('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secretKey: key('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
  };
}
