import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailSettings } from '../../functions/send-mail/mailSettings.ts';

/** What every edge function is told about the project that it runs in. */
interface FunctionEnvironment {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  mail: MailSettings;
}

type EdgeFunction = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

/**
 * Mounts the edge functions: each folder with a `handler.ts` that exports `handler(request, environment)` answers at
 * `/functions/v1/<folder>`. On a hosted project its `index.ts` serves the same handler.
 * @param environment asked for at each request, because the address is known only once we listen.
 */
export async function createFunctions(folder: string, environment: () => FunctionEnvironment) {
  const functions = await loadFunctions(folder);
  return async (request: Request): Promise<Response> => {
    const [, , , name = ''] = new URL(request.url).pathname.split('/');
    const handle = functions.get(name);
    if (!handle) return Response.json({ message: 'Requested function was not found' }, { status: 404 });
    try {
      return await handle(request, environment());
    } catch (error) {
      console.error(`functions: ${name}: ${messageOf(error)}`);
      return Response.json({ message: 'Internal Server Error' }, { status: 500 });
    }
  };
}

async function loadFunctions(folder: string): Promise<Map<string, EdgeFunction>> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    /^[\w-]+\/handler\.ts$/.test(path),
  );
  const modules = paths.map(async (path) => {
    const { handler }: { handler: EdgeFunction } = await import(pathToFileURL(join(folder, path)).href);
    return [path.slice(0, path.indexOf('/')), handler] as const;
  });
  return new Map(await Promise.all(modules));
}

/** supabase-js fails with plain objects too. */
function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
