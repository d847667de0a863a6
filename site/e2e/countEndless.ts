/** How many animations run by time. For `page.evaluate`. Scroll-driven ones stand still without scrolling. */
export const countMoving = () =>
  document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
