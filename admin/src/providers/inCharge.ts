interface Keeper {
  /** Whether something would be lost if the tab were closed now. */
  readonly isToSave: boolean;
  save(): Promise<unknown>;
}

/** By the names of what they keep. A form that was left goes on being saved until its row is opened again. */
const keepers = new Map<string, Keeper>();
window.addEventListener('beforeunload', (event) => {
  if ([...keepers.values()].some((keeper) => keeper.isToSave)) event.preventDefault();
});

/** From here on only this keeper saves the row in this tab: it is the one of the form that was opened last. */
export const takeCharge = (name: string, keeper: Keeper) => keepers.set(name, keeper);

export const isInCharge = (name: string, keeper: Keeper): boolean => keepers.get(name) === keeper;

/** Waits until everything typed is saved, as far as that succeeds. */
export async function saveBeforeSignOut(): Promise<void> {
  // A row that was new is in the map twice.
  await Promise.allSettled([...new Set(keepers.values())].map((keeper) => keeper.save()));
}
