const savers: (() => Promise<unknown>)[] = [];

/** Registers what saves something typed, so that signing out does not lose it. */
export function beforeSignOut(save: () => Promise<unknown>): void {
  savers.push(save);
}

/** Waits until everything typed is saved, as far as that succeeds. */
export async function saveBeforeSignOut(): Promise<void> {
  await Promise.allSettled(savers.map((save) => save()));
}
