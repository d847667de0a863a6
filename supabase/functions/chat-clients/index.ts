// Where Supabase starts the function, on Deno. The handler itself runs on Node as well.
import { handler } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const environment = {
  supabaseUrl: required('SUPABASE_URL'),
  publishableKey: key('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
  secretKey: key('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
};

Deno.serve((request) => handler(request, environment));

/** Supabase sets its keys as a dictionary by name; a self-hosted stack may have the one older key only. */
function key(dictionary: string, older: string): string {
  const named: Record<string, string> = JSON.parse(Deno.env.get(dictionary) ?? '{}');
  return named.default ?? required(older);
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}
