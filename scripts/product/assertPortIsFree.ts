import { refusalOf } from '@vitrina/local-supabase/postgres/freePort.ts';
import { CommandError } from '../command/runCommand.ts';

/** @throws CommandError when the port that `variable` chose is taken, or only for the machine's administrator. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  const code = await refusalOf(port);
  if (!code) return;
  throw new CommandError(
    code === 'EACCES'
      ? `Port ${port} may be used by the machine's administrator alone. Choose one above 1023 with ${variable}.`
      : `Port ${port} is taken. Stop what uses it, or choose another one: ${variable}=${port + 1} npm start`,
  );
}
