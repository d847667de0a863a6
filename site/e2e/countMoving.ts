/** How many animations run by time, evaluated in the page. What scrolling moves stands still without it. */
export const countMoving = () =>
  document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
