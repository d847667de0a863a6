import { afterAll, beforeAll } from 'vitest';
import { openPostgres15, type Postgres15 } from './openPostgres15.ts';

// Every test file that imports this has a database of its own, which opens in `beforeAll`.

export let database: Postgres15;

beforeAll(async () => {
  database = await openPostgres15();
});
afterAll(() => database?.close());
