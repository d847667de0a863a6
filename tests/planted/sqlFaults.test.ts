import { afterEach, expect, test } from 'vitest';
import { database } from '../database/database.ts';
import { sqlFaults } from './sqlFaults.ts';

// A fault that can no longer be planted, because a name has changed, would make any test fail.

afterEach(() => database.run('rollback'));

const faults = Object.values(sqlFaults).flatMap((finders) => Object.values(finders));

test.each(faults.flatMap((named) => Object.entries(named)))('%s can be planted', async (_, sql) => {
  await expect(database.run(`begin; ${sql}`)).resolves.toBeDefined();
});
