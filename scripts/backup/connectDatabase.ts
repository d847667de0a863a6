import { readFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { rootCertificates } from 'node:tls';
import postgres from 'postgres';
import { CommandError } from '../command/runCommand.ts';

/** Supabase signs its databases' certificates with its own authority. */
const SUPABASE_CA = new URL('./supabase-ca.pem', import.meta.url);

/**
 * Connects to a database. Unless it is on this machine, the connection uses TLS and checks certificate and name,
 * whatever the address's `sslmode`. `sslrootcert` in the address, or PGSSLROOTCERT, names a file with another
 * authority.
 */
export function connectDatabase(
  dbUrl: string,
  { PGSSLROOTCERT }: NodeJS.ProcessEnv,
  { max = 2 } = {},
): postgres.Sql {
  const url = parseUrl(dbUrl);
  const mode = takeOption(url, 'sslmode') ?? 'disable';
  const authority = takeOption(url, 'sslrootcert') ?? PGSSLROOTCERT;
  const isPlain = isOnThisMachine(url.hostname) && mode === 'disable';
  // The certificate must name this host: the library itself would compare an IP address with "localhost".
  const ssl = isPlain ? false : { ca: readAuthorities(authority), host: url.hostname };
  const connection = { TimeZone: 'UTC' };
  return postgres(url.href, { max, onnotice: () => undefined, connection, ssl });
}

function parseUrl(dbUrl: string): URL {
  try {
    const url = new URL(dbUrl);
    // The library decodes it and fails without a word of which variable it was.
    decodeURIComponent(url.href);
    return url;
  } catch {
    throw new CommandError(
      'SUPABASE_DB_URL is no address of a database. Signs such as @ : / # ? % in its password are percent-encoded.',
    );
  }
}

/** Removed, because the library would pass it on to the server. */
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
