import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import postgres from 'postgres';
import type { BenchProduct } from './benchProduct.ts';
import { type Figure, timed } from './Figure.ts';

const CALLS = 500;
const MESSAGES = 10_000;

/** What the schedule asks every ten seconds while nothing is due, which a small hosted plan has to bear all day. */
export async function benchSchedule({ status }: BenchProduct): Promise<Figure[]> {
  const client = await makeClient(status);
  const sql = postgres(status.dbUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`select private.functions_to_call()`;
    await sql`update deliveries set state = 'kept'`;
    const figures = [await asked(sql, 'with the example content')];
    await sql.begin(async (transaction) => {
      await transaction`alter table chat_messages disable trigger user`;
      await transaction`insert into chat_messages (id, sender_id, client_id, number, revision, content, "timestamp")
        select gen_random_uuid(), ${client.id}, ${client.id}, number, number, 'x', now() - number * interval '1 hour'
        from generate_series(1, ${MESSAGES}) as number`;
      await transaction`alter table chat_messages enable trigger user`;
    });
    await sql`analyze chat_messages`;
    figures.push(await asked(sql, `with ${MESSAGES} unread messages more`));
    return figures;
  } finally {
    await sql`delete from auth.users where id = ${client.id}`;
    await sql.end();
  }
}

async function asked(sql: postgres.Sql, where: string): Promise<Figure> {
  const value = await msOf(() => sql`select private.functions_to_call()`);
  const baseline = await msOf(() => sql`select 1`);
  return { what: `asking what is due, ${where}`, unit: 'ms', value, baseline, baselineIs: '`select 1`' };
}

async function msOf(call: () => PromiseLike<unknown>): Promise<number> {
  const { ms } = await timed(async () => {
    for (let count = 0; count < CALLS; count++) await call();
  });
  return ms / CALLS;
}
