/** With more people, one window stands for several of them. */
const MOST_WINDOWS = 48;

export type Stage = 'new' | 'offer' | 'won';

/**
 * The windows of the house, the latest stage first, and how many people one window stands for. Each total includes the
 * people of the later stages.
 */
export function windowsOf(totals: Record<Stage, number>) {
  const peopleEach = Math.max(1, Math.ceil(totals.new / MOST_WINDOWS));
  const upTo = (stage: Stage) => Math.ceil(totals[stage] / peopleEach);
  const [won, offer] = [upTo('won'), upTo('offer')];
  const windows = Array.from({ length: upTo('new') }, (_, place): { key: string; stage: Stage } => ({
    key: `window ${place}`,
    stage: place < won ? 'won' : place < offer ? 'offer' : 'new',
  }));
  return { peopleEach, windows };
}
