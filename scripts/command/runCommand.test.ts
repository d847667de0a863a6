import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@vitrina/local-supabase/postgres/isAlive.ts';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';

test('Ctrl-C ends a command that takes no signal', async () => {
  const script = await writeCommand(`async () => {
    console.log('begun');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }`);
  const command = execa(process.execPath, [script], { reject: false });
  await once(command.stdout, 'data');
  command.kill('SIGINT');
  expect(await command).toMatchObject({ exitCode: 130 });
});

test('a command ends when the package manager that started it is killed', async () => {
  const script = await writeCommand(`async (signal) => {
    console.log(process.pid);
    setInterval(() => {}, 1_000); // stands for a server, which keeps the process going
    await interrupted(signal);
  }`);

  // The second command keeps the shell from giving its place to the first.
  const manager = execa('sh', ['-c', `'${process.execPath}' '${script}'; : npm start`], { reject: false });
  const [output] = await once(manager.stdout, 'data');
  const pid = Number(output);
  expect(isAlive(pid)).toBe(true);
  process.kill(manager.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000);
});

test('an option that a command does not have is named in one line', async () => {
  const script = await writeCommand(`async () => {
    const { parseArgs } = await import('node:util');
    parseArgs({ options: {} });
  }`);
  const { exitCode, stderr } = await execa(process.execPath, [script, '--forse'], { reject: false });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^\nUnknown option '--forse'[^\n]*$/);
});

test('a disk without room is named in one line', async () => {
  const script = await writeCommand(`async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }`);
  const { exitCode, stderr } = await execa(process.execPath, [script], { reject: false });
  expect(exitCode).toBe(1);
  expect(stderr).toBe('\nThe disk cannot be written: ENOSPC: no space left on device, write');
});

/** A script that runs `main` as a command. */
async function writeCommand(main: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, 'command.ts');
  await writeFile(
    script,
    `import { interrupted, runCommand } from '${import.meta.dirname}/runCommand.ts';
     await runCommand(${main});`,
  );
  return script;
}
