import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md', ':!site/src/content'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(root, page)));

/** GitHub's rule for the id of a heading. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => idOf(heading));

test.each(pages)('every relative link and picture of %s exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```.*?^```/gms, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );
  const missing = targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', heading] = target.split('#');
      const path = file === '' ? join(root, page) : join(root, dirname(page), file);
      return !existsSync(path) || (heading !== undefined && !headingsOf(path).includes(heading));
    });
  expect(missing).toEqual([]);
});
