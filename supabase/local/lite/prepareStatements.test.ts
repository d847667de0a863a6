import postgres from 'postgres';
import { expect, test } from 'vitest';
import { backend } from '../testing/backend.ts';
import { prepareStatements } from './prepareStatements.ts';

test('a query in plain text is prepared once and reused', async () => {
  const sql = postgres(backend.dbUrl, { max: 1 });
  prepareStatements(sql);
  const connection = await sql.reserve();
  for (const word of ['хляб', 'сол'])
    expect(await connection.unsafe('select $1::text as word', [word])).toEqual([{ word }]);
  const kept = await connection<{ statement: string }[]>`
    select statement from pg_prepared_statements where statement like '%as word'`;
  expect(kept.map(({ statement }) => statement)).toEqual(['select $1::text as word']);
  connection.release();
  await sql.end();
});
