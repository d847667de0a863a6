import { execa } from 'execa';
import { CommandError, runCommand } from './command/runCommand.ts';
import { root } from './root.ts';

type Check = readonly [title: string, script: string];

/** One stage after the other; the checks of a stage run at once, and the last of them says what it does while it runs. */
const usualStages: Check[][] = [
  // The types leave a core without work most of the time, and the unit tests use it.
  [
    ['Lint and format', 'lint'],
    ['Types', 'types'],
    ['Unit and database tests', 'unit'],
  ],
  [['Browser tests', 'e2e']],
];

const hardStages: Check[][] = [
  [['Attacks, faults and load', 'unit:hard']],
  [['Browser tests under attack and load', 'e2e:hard']],
  [['Browser tests with the pages on a CDN', 'e2e:cdn']],
];

const stages = process.argv.includes('--hard') ? [...usualStages, ...hardStages] : usualStages;

/** So many lines hold the reasons that a runner of tests gives at its end. */
const REPEATED_LINES = 80;

/**
 * `npm test`, and `npm run test:hard` with what takes longer. Every check runs, so that one failure does not hide
 * another, and the end of each failed one is repeated at the very end, where people look first.
 */
await runCommand(async (signal) => {
  const failed = new Map<string, string>();
  const run = async ([title, script]: Check, isShown: boolean) => {
    if (isShown) console.log(`\n── ${title} ──`);
    const { exitCode, all } = await execa('pnpm', ['run', script], {
      cwd: root,
      stdin: 'ignore',
      stdout: isShown ? ['inherit', 'pipe'] : 'pipe',
      stderr: isShown ? ['inherit', 'pipe'] : 'pipe',
      all: true,
      reject: false,
      cancelSignal: signal,
    });
    signal.throwIfAborted();
    if (!isShown) console.log(`\n── ${title} ──\n${all}`);
    if (exitCode !== 0) failed.set(title, all.split('\n').slice(-REPEATED_LINES).join('\n'));
  };
  for (const stage of stages) await Promise.all(stage.map((check) => run(check, check === stage.at(-1))));
  for (const [title, end] of failed) console.log(`\n── ${title}: how it ended ──\n${end}`);
  console.log(`\n${stages.flat().length - failed.size} passed, ${failed.size} failed`);
  if (failed.size > 0) throw new CommandError(`Failed: ${[...failed.keys()].join(', ')}`);
});
