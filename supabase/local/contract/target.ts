import { afterAll, beforeAll } from 'vitest';
import { openTarget, type Person, type Target } from './openTarget.ts';

// Every test file that imports this has a target and people of its own, which are made in `beforeAll`.

export let target: Target;
export let studio: Person;
export let ana: Person;
export let boris: Person;
/** The admin whom clients write to. */
export let studioId: string;

beforeAll(async () => {
  target = await openTarget();
  ({ studio, ana, boris, studioId } = await target.makePeople());
});
afterAll(() => target?.close());
