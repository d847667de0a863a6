import { CommandError } from '../command/runCommand.ts';
import { hostedAddress } from './hostedAddress.ts';
import { isAnswering } from './isAnswering.ts';
import { readSettings } from './settings.ts';
import { notRunning, readStatus } from './status.ts';

/**
 * The project that a command is for: the hosted one of SUPABASE_URL and SUPABASE_SECRET_KEY, or else the product running here.
 * @throws CommandError when one of the two is missing or no address, or nothing is running.
 */
export async function readTarget(): Promise<{ url: string; secretKey: string }> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
  if (url && secretKey) return { url: hostedAddress('SUPABASE_URL', url), secretKey };
  if (url || secretKey) throw new CommandError('SUPABASE_URL and SUPABASE_SECRET_KEY go together.');
  const { dataDir } = readSettings();
  const status = await readStatus(dataDir);
  if (!(await isAnswering(status))) throw notRunning(dataDir);
  return { url: status.apiUrl, secretKey: status.secretKey };
}
