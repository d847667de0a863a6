/** Resolves when a part works; otherwise rejects or takes too long. */
export type Check = () => Promise<unknown>;

const PATIENCE_MS = 2_000;

/**
 * Answers with the state of each part, `ok` or `failed`, and nothing else: 200 when all work, 503 otherwise. The
 * reasons are only in the log.
 */
export function createHealth(checks: Record<string, Check>) {
  return async (): Promise<Response> => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([part, check]) => [part, await stateOf(check)] as const),
    );
    const isWell = states.every(([, state]) => state === 'ok');
    return Response.json(
      { status: isWell ? 'ok' : 'failed', ...Object.fromEntries(states) },
      { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}

async function stateOf(check: Check): Promise<'ok' | 'failed'> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('too late')), PATIENCE_MS).unref();
  });
  return Promise.race([check(), late]).then(
    () => 'ok',
    () => 'failed',
  );
}
