import { signIn } from '@vitrina/supabase/testing/people.ts';
import postgres from 'postgres';
import type { BenchProduct } from './benchProduct.ts';
import { type Figure, timed } from './Figure.ts';

const SUBMITS = 500;
const AT_ONCE = 10;

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
  try {
    const submitsMs = await timed(() =>
      inParallel(async () => {
        const { error } = await supabase.rpc('submit_inquiry', { ...inquiry, website: '' });
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
        what: `inquiries, ${AT_ONCE} at once`,
        unit: 'per s',
        value: (SUBMITS / submitsMs) * 1000,
        baseline: (SUBMITS / insertsMs) * 1000,
        baselineIs: 'plain inserts past API and rules',
      },
    ];
  } finally {
    await sql.end();
  }
}

async function inParallel(work: () => Promise<void>): Promise<void> {
  const line = async () => {
    for (let count = 0; count < SUBMITS / AT_ONCE; count++) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}
