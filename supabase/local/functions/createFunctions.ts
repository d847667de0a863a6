import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Variable = (name: string) => string | undefined;

/** What the `handler.ts` of an edge function exports; on a hosted project its `index.ts` serves it. */
interface EdgeFunction {
  /** Reads what the handler needs from the environment variables. */
  readEnvironment(variable: Variable): unknown;
  handler(request: Request, environment: unknown): Promise<Response>;
}

/**
 * Mounts the edge functions: each folder with a `handler.ts` answers at `/functions/v1/<folder>`.
 * @param variable is not called before the first request.
 */
export async function createFunctions(folder: string, variable: Variable) {
  const functions = await loadFunctions(folder);
  return async (request: Request): Promise<Response> => {
    const [, , , name = ''] = new URL(request.url).pathname.split('/');
    const edgeFunction = functions.get(name);
    if (!edgeFunction) {
      const message = 'Requested function was not found';
      return Response.json({ code: 'NOT_FOUND', message }, { status: 404 });
    }
    return edgeFunction.handler(request, edgeFunction.readEnvironment(variable));
  };
}

async function loadFunctions(folder: string): Promise<Map<string, EdgeFunction>> {
  const functions = new Map<string, EdgeFunction>();
  for await (const path of glob('*/handler.ts', { cwd: folder }))
    functions.set(dirname(path), await import(pathToFileURL(join(folder, path)).href));
  return functions;
}
