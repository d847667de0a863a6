import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { expect, onTestFinished, test } from 'vitest';
import { headersFile } from './headersFile.ts';
import { redirectsFile } from './redirectsFile.ts';

test('Netlify reads each redirect as it is meant', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [await saved('_redirects', redirectsFile())],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const lines = redirectsFile().trim().split('\n');
  expect(redirects).toMatchObject(
    lines.map((line) => {
      const [from, to, status] = line.split(' ');
      return { from, to, status: Number(status), force: false };
    }),
  );
});

test('Netlify reads each header as it is meant', async () => {
  const file = headersFile(['/', '/about']);
  const { headers, errors } = await parseAllHeaders({
    // @ts-expect-error Its types are drawn from JavaScript, where an empty list stays one.
    headersFiles: [await saved('_headers', file)],
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const written = headers.map(({ for: path, values }) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`)].join('\n'),
  );
  expect(written.join('\n').replaceAll(/\n+/g, '\n')).toBe(file.replaceAll(/\n+/g, '\n'));
});

async function saved(name: string, content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-netlify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
