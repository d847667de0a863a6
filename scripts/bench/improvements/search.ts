import postgres from 'postgres';
import type { BenchProduct } from '../benchProduct.ts';
import { type Figure, median, timed } from '../Figure.ts';

const ROWS = 100_000;
const RUNS = 5;

/** A search in a long inbox, with the index of its words and without. Everything happens in a transaction that is undone. */
export async function benchSearch({ status }: BenchProduct): Promise<Figure[]> {
  const sql = postgres(status.dbUrl, { max: 1 });
  let value = Number.NaN;
  let baseline = Number.NaN;
  try {
    await sql.begin(async (transaction) => {
      await fill(transaction);
      value = await searchMs(transaction);
      await transaction`drop index vitrina_inquiries_search_idx`;
      baseline = await searchMs(transaction);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  } finally {
    await sql.end();
  }
  return [
    { what: `search among ${ROWS} inquiries`, unit: 'ms', value, baseline, baselineIs: 'without its index' },
  ];
}

class Undo extends Error {}

async function fill(sql: postgres.TransactionSql): Promise<void> {
  await sql`alter table vitrina_inquiries disable trigger user`;
  await sql`insert into vitrina_inquiries (name, email, phone, service, message, created_at)
    select 'Person ' || number, 'person@example.com', '1', 'other', 'A message like any other ' || number,
      now() - number * interval '3 minutes'
    from generate_series(1, ${ROWS}) as number`;
  await sql`analyze vitrina_inquiries`;
}

/** Of an admin who looks for what one inquiry alone says. */
async function searchMs(sql: postgres.TransactionSql): Promise<number> {
  const [admin] = await sql`select id from chat_users where role = 'admin'`;
  const claims = JSON.stringify({ sub: admin?.id, role: 'authenticated' });
  await sql`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++)
    times.push(await timed(() => sql`select id from find_inquiries(${`%other ${ROWS - run}%`})`));
  await sql`reset role`;
  return median(times);
}
