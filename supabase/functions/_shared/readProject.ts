/** The value of an environment variable; undefined where it is not set, or empty. */
export type Variable = (name: string) => string | undefined;

/** The project that an edge function works for. */
export interface Project {
  supabaseUrl: string;
  publishableKey: string;
  /** The key to call the project with. */
  secretKey: string;
  /** All valid secret keys, whatever their names. */
  secretKeys: string[];
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
  // Supabase sets its keys as a dictionary by name; a self-hosted stack may only have the older single key. The first
  // is the one to use, then follow all there are.
  const keys = (dictionary: string, older: string): [string, ...string[]] => {
    const named: Record<string, string> = JSON.parse(variable(dictionary) ?? '{}');
    const [first = required(older), ...others] = Object.values(named);
    return [named.default ?? first, first, ...others];
  };
  const [publishableKey] = keys('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
  const [secretKey, ...secretKeys] = keys('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
  return { supabaseUrl: required('SUPABASE_URL'), publishableKey, secretKey, secretKeys };
}
