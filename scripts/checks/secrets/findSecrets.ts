import { loadConfig } from '@secretlint/config-loader';
import { lintSource } from '@secretlint/core';
import { root } from '../../root.ts';

// Rules of secretlint, and a few patterns for keys that it does not know.
const { config } = await loadConfig({ cwd: root });

/** The places in a text that hold what `.secretlintrc.json` calls a secret. The secret itself is left out. */
export async function findSecrets(content: string, filePath: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { content, filePath, contentType: 'text' },
    options: { config },
  });
  return messages.map(({ ruleId, loc }) => `${filePath}:${loc.start.line} ${ruleId}`);
}
