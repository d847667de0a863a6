import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { runCommand } from './command/runCommand.ts';
import { putFirstContent } from './firstContent/putFirstContent.ts';
import { readTarget } from './product/readTarget.ts';

/** `npm run content:first`: what the repository brings goes into the tables that never had a row. */
await runCommand(async () => {
  const { url, secretKey } = await readTarget();
  const written = await putFirstContent(createServiceClient(url, secretKey));
  for (const { table_name, row_count } of written) console.log(`${table_name}: ${row_count} rows written.`);
  if (written.length === 0) console.log('Nothing to write: each table has, or had, rows of its own.');
});
