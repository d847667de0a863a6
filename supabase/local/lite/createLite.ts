import { App, InMemoryEmailDriver, setExperimental } from '@supabase/lite';
import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import { PASSWORD_MIN_LENGTH } from '@vitrina/shared/schemas/account.ts';
import type { Secrets } from '../secrets.ts';
import { FileStorage } from '../storage/FileStorage.ts';
import { knowCaller } from './knowCaller.ts';
import { quietly } from './quietly.ts';
import { requestContext } from './requestContext.ts';
import { SupabaseConnection } from './SupabaseConnection.ts';

// lite keeps the names of columns in plain objects. By the name `__proto__` a stranger would change every object of this
// process: https://nodejs.org/api/cli.html#--disable-protomode
Reflect.deleteProperty(Object.prototype, '__proto__');

/** lite's services: PostgREST, Auth and Storage as one `Request -> Response`. */
export interface Lite {
  fetch(request: Request): Promise<Response>;
  connection: SupabaseConnection;
  close(): Promise<void>;
}

interface LiteOptions {
  databaseUrl: string;
  secrets: Secrets;
  siteUrl: string;
  storageDir: string;
}

export async function createLite({ databaseUrl, secrets, siteUrl, storageDir }: LiteOptions): Promise<Lite> {
  const connection = new SupabaseConnection(databaseUrl);
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: MAX_ROWS },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      enable_signup: false, // accounts are made by the admin only
      email: { otp_expiry: 600 }, // seconds, as in supabase/config.toml
      minimum_password_length: PASSWORD_MIN_LENGTH,
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true, middlewares: [knowCaller(secrets)] },
      // There is no mail server here, and lite's other driver prints mails to the console.
      drivers: { email: new InMemoryEmailDriver({ maxKeepCount: 0 }) },
    },
  });
  const files = new FileStorage(storageDir);
  await files.removeUnfinished();
  app._storageAdapter = files;
  await app.init();
  await connection.readPreRequest();
  await connection.introspect({ useCache: true }); // or the first requests would each do it
  // After init, which would otherwise print a warning.
  setExperimental('storage', true);
  return {
    connection,
    fetch: async (request) => quietly(() => app.fetch(request), noteFailure),
    close: () => connection.close(),
  };
}

/** Keeps an error for the line that the gateway logs. */
function noteFailure(error: unknown): void {
  const request = requestContext.getStore();
  if (request) request.error = error;
}
