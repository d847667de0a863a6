import { resolve } from 'node:path';
import { z } from 'zod';
import { CommandError } from '../command/runCommand.ts';

/** Where the product runs on this machine. */
export interface Settings {
  sitePort: number;
  apiPort: number;
  /** Absolute path of the folder that holds the database, the files and the built site. */
  dataDir: string;
  /** Variables of its edge functions, such as `SMTP_URL`; none unless given, so that a test mails nobody. */
  environment?: NodeJS.ProcessEnv;
}

/** How it runs there. */
export interface ProductSettings extends Settings {
  /** Whether a change of the content publishes the site by itself; else only an admin's wish does. */
  publishesChanges: boolean;
}

const isPort = 'a whole number from 1 to 65535';
const port = z.coerce.number(isPort).int(isPort).min(1, isPort).max(65_535, isPort);

const environmentSchema = z.object({
  SITE_PORT: port.default(4321),
  API_PORT: port.default(54321),
  DATA_DIR: z.string().min(1, 'the path of a folder').default('.local'),
  AUTO_PUBLISH: z.enum(['on', 'off'], 'on or off').default('on'),
});

/**
 * Reads `SITE_PORT`, `API_PORT`, `DATA_DIR` and `AUTO_PUBLISH`; edge functions get all variables.
 * @throws CommandError that names the variable with a value that cannot be used, or both ports where they are the same.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): ProductSettings {
  const { data, error } = environmentSchema.safeParse(environment);
  if (error) {
    const [issue] = error.issues;
    throw new CommandError(`${issue?.path.join('.')} must be ${issue?.message}.`);
  }
  if (data.SITE_PORT === data.API_PORT)
    throw new CommandError(
      `SITE_PORT and API_PORT are both ${data.SITE_PORT}. Each needs a port of its own.`,
    );
  return {
    sitePort: data.SITE_PORT,
    apiPort: data.API_PORT,
    dataDir: resolve(data.DATA_DIR),
    environment,
    publishesChanges: data.AUTO_PUBLISH === 'on',
  };
}
