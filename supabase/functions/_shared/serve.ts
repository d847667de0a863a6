import type { Variable } from './readProject.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

interface EdgeFunction<Environment> {
  readEnvironment(variable: Variable): Environment;
  handler(request: Request, environment: Environment): Promise<Response>;
}

/** Serves an edge function on Supabase, where Deno runs it. The handler itself needs only requests and variables. */
export function serve<Environment>({ readEnvironment, handler }: EdgeFunction<Environment>): void {
  const environment = readEnvironment((name) => Deno.env.get(name) || undefined);
  Deno.serve((request) => handler(request, environment));
}
