import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { CommandError, runCommand } from './command/runCommand.ts';
import { hostedAddress } from './product/hostedAddress.ts';
import { buildFailure } from './release/publishing/buildFailure.ts';

const usage = `Usage, with SUPABASE_URL and SUPABASE_SECRET_KEY:
  build:report start                     a build begins; prints build=<id>
  build:report published <id>            its pages are live
  build:report failed <id> [--failure build|deploy|timeout] [--log <what was printed>]`;

/** `pnpm build:report`: tells the database of a build that is made elsewhere, so that the admin console shows it. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { failure: { type: 'string' }, log: { type: 'string' } },
  });
  const [event, id = ''] = positionals;
  if (event === 'start') return start();
  if (!id) throw new CommandError(usage);
  if (event === 'published') return finish(id);
  if (event !== 'failed') throw new CommandError(usage);
  const { failure, detail } = await reason(values.log);
  return finish(id, { failure: values.failure ?? failure, failure_detail: detail });
});

async function start(): Promise<void> {
  const { data, error } = await connect().rpc('start_site_build');
  if (error) throw new CommandError(`The build was not announced: ${error.message}`);
  console.log(`build=${data.id}`);
}

async function finish(
  build_id: string,
  failure: { failure?: string; failure_detail?: string } = {},
): Promise<void> {
  const { data: isOurs, error } = await connect().rpc('finish_site_build', { build_id, ...failure });
  if (error) throw new CommandError(`The end of the build was not reported: ${error.message}`);
  console.log(isOurs ? 'Reported.' : 'Another build has taken its place.');
}

/** What a failed step printed says why; the step that was cut short printed nothing. */
async function reason(log: string | undefined) {
  const printed = log ? await readFile(log, 'utf8').catch(() => '') : '';
  return buildFailure(printed || 'nothing was printed');
}

function connect() {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
  if (!SUPABASE_URL || !SUPABASE_SECRET_KEY) throw new CommandError(usage);
  return createServiceClient(hostedAddress('SUPABASE_URL', SUPABASE_URL), SUPABASE_SECRET_KEY);
}
