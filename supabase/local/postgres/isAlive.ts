/** Whether a process of this user runs; one of somebody else is not ours, whatever id it has. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
