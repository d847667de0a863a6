import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What people agreed to, and since when. If a text changes, its date must change too: update both here. */
test.each([
  ['terms', '2026-11-27', 'c240b0912d01'],
  ['privacy-policy', '2026-11-27', '51203b15c0ce'],
  ['cookies', '2026-11-27', '4245f93a3c39'],
])('the text of /%s has the date from which it holds', async (page, date, hash) => {
  const source = await readFile(new URL(`../../pages/${page}.astro`, import.meta.url), 'utf8');
  const [, updatedAt, text = ''] = source.match(/<LegalText updatedAt="(.*?)">(.*)<\/LegalText>/s) ?? [];
  const words = text.replaceAll(/\s+/g, ' ');
  expect({ updatedAt, hash: createHash('sha256').update(words).digest('hex').slice(0, 12) }).toEqual({
    updatedAt: date,
    hash,
  });
});
