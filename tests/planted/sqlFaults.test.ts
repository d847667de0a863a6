import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgres15 } from '../database/openPostgres15.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { sqlFaults } from './sqlFaults.ts';

// A fault that can no longer be planted, because a name has changed, would make any test fail.

let database: TestDatabase;
beforeAll(async () => {
  database = await openPostgres15();
});
afterEach(() => database.run('rollback'));
afterAll(() => database?.close());

const faults = Object.values(sqlFaults).flatMap((finders) => Object.values(finders));

test.each(faults.flatMap((named) => Object.entries(named)))('%s can be planted', async (_, sql) => {
  await expect(database.run(`begin; ${sql}`)).resolves.toBeDefined();
});
