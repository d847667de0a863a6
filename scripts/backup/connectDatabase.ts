import { readFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { rootCertificates } from 'node:tls';
import postgres from 'postgres';
import { CommandError } from '../command/runCommand.ts';

/** Supabase signs the certificates of its databases itself. */
const SUPABASE_CA = new URL('./supabase-ca.pem', import.meta.url);

/**
 * Connects to a database: one that is not on this machine only through TLS, with its certificate and name checked, whatever
 * `sslmode` the address asks for. `sslrootcert` in it, or PGSSLROOTCERT, names a file with another authority.
 */
export function connectDatabase(dbUrl: string, { PGSSLROOTCERT }: NodeJS.ProcessEnv): postgres.Sql {
  const url = parseUrl(dbUrl);
  const mode = takeOption(url, 'sslmode') ?? 'disable';
  const authority = takeOption(url, 'sslrootcert') ?? PGSSLROOTCERT;
  const isPlain = isOnThisMachine(url.hostname) && mode === 'disable';
  // Its host is what the certificate must name: the library itself compares an IP address with "localhost".
  const ssl = isPlain ? false : { ca: readAuthorities(authority), host: url.hostname };
  const connection = { TimeZone: 'UTC' };
  return postgres(url.href, { max: 2, onnotice: () => undefined, connection, ssl });
}

function parseUrl(dbUrl: string): URL {
  try {
    return new URL(dbUrl);
  } catch {
    throw new CommandError('SUPABASE_DB_URL is no address of a database.');
  }
}

/** Takes it out: the library would pass it on to the server. */
function takeOption({ searchParams }: URL, name: string): string | undefined {
  const value = searchParams.get(name) ?? undefined;
  searchParams.delete(name);
  return value;
}

const isOnThisMachine = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));

function readAuthorities(file: string | undefined): string[] {
  if (file === undefined) return [readFileSync(SUPABASE_CA, 'utf8'), ...rootCertificates];
  if (file === 'system') return [...rootCertificates];
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    throw new CommandError(`${file}, which is to hold the database's authority, cannot be read.`);
  }
}
