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
  const inquiry = {
    name: 'Bench',
    email: 'bench@example.com',
    phone: '1',
    service: 'other',
    message: 'Bench',
  };
  const [limit] = await sql`select address_header from private.submit_settings`;
  try {
    await sql`update private.submit_settings set address_header = ${ADDRESS_HEADER}`;
    const submitsMs = await timed(() =>
      inParallel(async (visitor) => {
        const { error } = await supabase
          .rpc('submit_inquiry', { ...inquiry, website: '' })
          .setHeader(ADDRESS_HEADER, `visitor ${visitor}`);
        if (error) throw error;
      }),
    );
    const insertsMs = await timed(() =>
      inParallel(async () => {
        await sql`insert into vitrina_inquiries ${sql(inquiry)}`;
      }),
    );
    return [
      {
        what: `inquiries of ${AT_ONCE} visitors at once`,
        unit: 'per s',
        value: (SUBMITS / submitsMs) * 1000,
        baseline: (SUBMITS / insertsMs) * 1000,
        baselineIs: 'plain inserts past API and rules',
      },
    ];
  } finally {
    await sql`update private.submit_settings set ${sql({ ...limit })}`;
    await sql.end();
  }
}

async function inParallel(work: (line: number) => Promise<void>): Promise<void> {
  const inLine = async (line: number) => {
    for (let count = 0; count < SUBMITS / AT_ONCE; count++) await work(line);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, line) => inLine(line)));
}
