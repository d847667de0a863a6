import PQueue from 'p-queue';

/** Runs `work`, but never twice at once: however often it is asked for meanwhile, it runs once more afterwards. */
export function oneAtATime(work: () => Promise<void>): () => void {
  const queue = new PQueue({ concurrency: 1 });
  return () => {
    if (queue.size === 0) void queue.add(work);
  };
}
