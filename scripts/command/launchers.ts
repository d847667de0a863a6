import { execFileSync } from 'node:child_process';

/**
 * The processes between the terminal and us: npm, npx, pnpm and the shells that they open, the nearest first.
 * None of them passes every signal on, so each has to be watched.
 */
export function findLaunchers(): number[] {
  const launchers: number[] = [];
  for (let pid = process.ppid; pid > 1; ) {
    const [, parent = '', command = ''] = /^\s*(\d+)\s+(.*)$/m.exec(describeProcess(pid)) ?? [];
    if (!/\bp?np[mx]\b/.test(command)) break;
    launchers.push(pid);
    pid = Number(parent);
  }
  return launchers;
}

/** "<parent> <command line>", or nothing where the process is gone or `ps` is missing. */
function describeProcess(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
