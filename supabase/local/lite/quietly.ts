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
 * Does what lite does without its prints. It has no setting for them, and shows each error whole: its stack, the query,
 * what somebody wrote.
 * @param hear gets each error that it would print.
 */
export const quietly = <Result>(work: () => Result, hear: Hear): Result => listening.run(hear, work);
