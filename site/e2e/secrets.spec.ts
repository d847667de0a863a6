import { glob, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { findSecrets } from '../../scripts/checks/secrets/findSecrets.ts';
import { readSettings } from '../../scripts/product/settings.ts';
import { root } from '../../scripts/root.ts';

test('no published file contains a secret or a source map', async ({ backend }) => {
  const { dataDir } = readSettings();
  const keys: Record<string, string> = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const { publishableKey, ...secrets } = keys;
  const known = Object.entries({
    ...secrets,
    'password of the admin': backend.admin.password,
    'folder of the project': root,
    'folder of the data': dataDir,
    'folder of whoever builds': `${homedir()}/`,
    'address of a source map': 'sourceMappingURL=',
  });
  const www = join(dataDir, 'www');
  const findings: string[] = [];
  let files = 0;
  for await (const name of glob('**/*', { cwd: www })) {
    if (name.endsWith('.map')) findings.push(`${name}: a source map`);
    if (!/\.(html|js|css|json|svg|xml|txt|webmanifest)$|^_(headers|redirects)$/.test(name)) continue;
    const text = await readFile(join(www, name), 'utf8');
    files += 1;
    findings.push(...(await findSecrets(text, name)));
    for (const [what, value] of known) if (text.includes(value)) findings.push(`${name}: ${what}`);
  }
  expect(files).toBeGreaterThan(50);
  expect(findings).toEqual([]);
});
