/** What is attacked, placed anew only after an attempt has changed it, because most are refused. */
export function keepTarget<Target>(place: () => Promise<Target>) {
  let target: Promise<Target> | undefined;
  return {
    placed: () => (target ??= place()),
    /** Passes on whether an attempt has changed the target. */
    judged: (hasChanged: boolean) => {
      if (hasChanged) target = undefined;
      return hasChanged;
    },
  };
}
