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

/** So many lines hold the reasons that a runner of tests gives at its end. */
const REPEATED_LINES = 80;

/**
 * `npm test`, and `npm run test:hard` with what takes longer: every check in turn; all of them run, so that one failure
 * does not hide another, and how a failed one ended is said again at the very end, where it is looked for first.
 */
await runCommand(async (signal) => {
  const failed = new Map<string, string>();
  for (const [title, script] of checks) {
    console.log(`\n── ${title} ──`);
    const { exitCode, all } = await execa('pnpm', ['run', script], {
      cwd: root,
      stdin: 'ignore',
      stdout: ['inherit', 'pipe'],
      stderr: ['inherit', 'pipe'],
      all: true,
      reject: false,
      cancelSignal: signal,
    });
    signal.throwIfAborted();
    if (exitCode !== 0) failed.set(title, all.split('\n').slice(-REPEATED_LINES).join('\n'));
  }
  for (const [title, end] of failed) console.log(`\n── ${title}: how it ended ──\n${end}`);
  console.log(`\n${checks.length - failed.size} passed, ${failed.size} failed`);
  if (failed.size > 0) throw new CommandError(`Failed: ${[...failed.keys()].join(', ')}`);
});
