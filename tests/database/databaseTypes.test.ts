import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateDatabaseTypes, TYPES_FILE } from './databaseTypes.ts';

test('database.types.ts is up to date with the migrations', async () => {
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes());
});
