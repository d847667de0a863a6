import * as z from 'zod/mini';

const statement = z.object({ failure: z.enum(['backend']), detail: z.string() });

/** Why a build failed, as stated by the build itself. `detail` is one line in English for whoever fixes it. */
export type StatedFailure = z.infer<typeof statement>;

/** The line that a build prints when it knows why it failed: JSON, so that no program has to parse prose. */
export const stateFailure = (stated: StatedFailure) => JSON.stringify(stated);

/** Finds the failure that a build has stated in its output. */
export function findStatedFailure(printed: string): StatedFailure | undefined {
  for (const line of printed.split('\n').filter((line) => line.startsWith('{'))) {
    const { success, data } = statement.safeParse(parsed(line));
    if (success) return data;
  }
  return undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
