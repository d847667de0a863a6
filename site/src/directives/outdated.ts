import { type BuiltContent, isOutdated } from '../data/isOutdated.ts';
import type { Directive } from './Directive.ts';

/**
 * `client:outdated` asks, when the browser is idle, whether the studio has changed what the list shows. Only then the list
 * wakes, and reads its rows again. One that was built without rows wakes without asking.
 */
const outdated: Directive<BuiltContent> = (load, { value }) => {
  whenIdle(async () => {
    if (!(await isOutdated(value))) return;
    const hydrate = await load();
    await hydrate();
  });
};

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}

export default outdated;
