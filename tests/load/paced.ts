/** Calls `act` so many times a second, however long each takes. Resolves when all have finished. */
export async function paced(
  { perSecond, count }: { perSecond: number; count: number },
  act: (index: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const acts: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const wait = start + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    acts.push(act(index));
  }
  await Promise.all(acts);
}
