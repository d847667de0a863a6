import { AsyncLocalStorage } from 'node:async_hooks';

type Hear = (error: unknown) => void;

const listening = new AsyncLocalStorage<Hear>();
const print = console.error;
console.error = (...said: unknown[]) => {
  const hear = listening.getStore();
  if (hear) hear(said.at(-1));
  else print.apply(console, said);
};

/**
 * Runs lite without what it prints: it has no setting for that, and prints each error with its stack, the query and
 * what somebody wrote.
 * @param hear gets each error that it would print.
 */
export const quietly = <Result>(work: () => Result, hear: Hear): Result => listening.run(hear, work);
