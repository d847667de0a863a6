import { CommandError } from '../command/runCommand.ts';

/**
 * The address of a hosted project, without a slash at its end.
 * @throws CommandError that names the variable where it holds none, for example one without its https://.
 */
export function hostedAddress(variable: string, address: string): string {
  // It is not quoted: a key may have been set in its place.
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new CommandError(`${variable} must be an address such as https://REF.supabase.co.`);
  return address.replace(/\/$/, '');
}
