import { inquiry } from '@vitrina/tests/fixtures/inquiry.ts';
import { signIn } from '@vitrina/tests/fixtures/people.ts';
import postgres from 'postgres';
import type { BenchProduct } from './benchProduct.ts';
import { type Figure, timed } from './Figure.ts';

const SUBMITS = 500;
const AT_ONCE = 10;
/** Read in place of the socket's address: those who sit at one wait for each other, so that the limit counts right. */
const ADDRESS_HEADER = 'x-bench-visitor';

/** Inquiries per second through the API, with all its rules, beside plain inserts by the database's owner. */
export async function benchSubmits({ status }: BenchProduct): Promise<Figure[]> {
  const supabase = await signIn(status);
  const sql = postgres(status.dbUrl, { max: AT_ONCE });
  const { website, ...row } = inquiry;
  const [limit] = await sql`select address_header from private.submit_settings`;
  try {
    await sql`update private.submit_settings set address_header = ${ADDRESS_HEADER}`;
    const value = await perSecond((visitor) =>
      supabase.rpc('submit_inquiry', inquiry).setHeader(ADDRESS_HEADER, `visitor ${visitor}`).throwOnError(),
    );
    const baseline = await perSecond(() => sql`insert into vitrina_inquiries ${sql(row)}`);
    const what = `inquiries of ${AT_ONCE} visitors at once`;
    return [{ what, unit: 'per s', value, baseline, baselineIs: 'plain inserts past API and rules' }];
  } finally {
    await sql`update private.submit_settings set ${sql({ ...limit })}`;
    await sql.end();
  }
}

async function perSecond(submit: (line: number) => PromiseLike<unknown>): Promise<number> {
  const submitInLine = async (line: number) => {
    for (let count = 0; count < SUBMITS / AT_ONCE; count++) await submit(line);
  };
  const lines = Array.from({ length: AT_ONCE }, (_, line) => line);
  const { ms } = await timed(() => Promise.all(lines.map(submitInLine)));
  return (SUBMITS / ms) * 1000;
}
