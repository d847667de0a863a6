import { type BuiltContent, isOutdated } from '../data/isOutdated.ts';
import type { Directive } from './Directive.ts';

/**
 * `client:outdated` asks the server, when the browser is idle, whether the content has changed. Only then does it hydrate
 * the list, which reads its rows again. A list that was built without rows hydrates without asking.
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
