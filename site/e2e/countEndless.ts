/**
 * How many animations last longer than any entrance, which ends within three seconds. For `page.evaluate`. Scroll-driven
 * ones stand still without scrolling.
 */
export const countEndless = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        Number(effect?.getComputedTiming().endTime) > 3_000,
    ).length;
