import { parseArgs } from 'node:util';
import { password as askPassword, isCancel } from '@clack/prompts';
import { USER_NAME } from '@vitrina/shared/schemas/account.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { z } from 'zod';
import { CommandError, runCommand } from './command/runCommand.ts';
import { createAdmin, randomPassword } from './product/adminAccount.ts';
import { readTarget } from './product/readTarget.ts';

const usage = `Usage: npm run admin:create -- --email <address> --username <name>

For a hosted project set SUPABASE_URL and SUPABASE_SECRET_KEY; without them the product running here gets the admin.`;

const argumentsSchema = z.object({
  email: z.email(),
  username: z
    .string()
    .toLowerCase()
    .regex(USER_NAME, 'User names have 3 to 32 of a-z, 0-9, "_" and "-", with single dots between them.'),
});

await runCommand(async () => {
  const { email, username } = readArguments();
  const { url, secretKey } = await readTarget();
  const password = await choosePassword();
  await createAdmin(createServiceClient(url, secretKey), { email, username, password: password.value });
  console.log(`\n${username} (${email}) is an admin of ${url}.`);
  if (password.isGenerated) console.log(`Password: ${password.value}`);
});

function readArguments(): z.infer<typeof argumentsSchema> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, username: { type: 'string' } } });
  const { data, error } = argumentsSchema.safeParse(values);
  if (error) throw new CommandError(`${z.prettifyError(error)}\n\n${usage}`);
  return data;
}

/** Asked for at a terminal, where an empty answer leaves the choice to us; generated everywhere else. */
async function choosePassword(): Promise<{ value: string; isGenerated: boolean }> {
  if (process.stdin.isTTY) {
    const answer = await askPassword({
      message: 'Password (leave empty for a random one)',
      validate: (value) => (value && value.length < 12 ? 'At least 12 characters.' : undefined),
    });
    if (isCancel(answer)) throw new CommandError('Nothing was made.');
    if (answer) return { value: answer, isGenerated: false };
  }
  return { value: randomPassword(), isGenerated: true };
}
