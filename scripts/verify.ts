import { execa } from 'execa';
import { CommandError, runCommand } from './command/runCommand.ts';
import { root } from './root.ts';

const usualChecks = [
  ['Lint and format', 'lint'],
  ['Types', 'types'],
  ['Unit and database tests', 'unit'],
  ['Browser tests', 'e2e'],
] as const;

const hardChecks = [
  ['Attacks, faults and load', 'unit:hard'],
  ['Browser tests under attack and load', 'e2e:hard'],
  ['Browser tests with the pages on a CDN', 'e2e:cdn'],
] as const;

const checks = process.argv.includes('--hard') ? [...usualChecks, ...hardChecks] : usualChecks;

/**
 * `npm test`, and `npm run test:hard` with what takes longer: every check in turn; all of them run, so that one failure
 * does not hide another.
 */
await runCommand(async (signal) => {
  const failed: string[] = [];
  for (const [title, script] of checks) {
    console.log(`\n── ${title} ──`);
    const { exitCode } = await execa('pnpm', ['run', script], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      reject: false,
      cancelSignal: signal,
    });
    signal.throwIfAborted();
    if (exitCode !== 0) failed.push(title);
  }
  console.log(`\n${checks.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')}`);
});
