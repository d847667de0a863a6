/**
 * Keeps the screen above a phone's keyboard until the returned function is called. Other browsers shrink the page
 * (`interactive-widget` in index.html); Safari lays its keyboard over the page and pushes the page up.
 */
export function followKeyboard(): () => void {
  const viewport = window.visualViewport;
  if (viewport === null) return () => {};
  const { style } = document.documentElement;

  // Zooming in makes the visible part smaller, too.
  const isCovered = () => viewport.scale === 1 && viewport.height < window.innerHeight - 1;
  const stay = () => {
    if (isCovered()) window.scrollTo(0, 0);
  };
  const fit = () => {
    if (!isCovered()) {
      style.removeProperty('--screen-height');
      return;
    }
    style.setProperty('--screen-height', `${viewport.height}px`);
    // What was pushed into view may be cut off now, in a dialog that has become lower.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    stay();
  };
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', stay);
  return () => {
    viewport.removeEventListener('resize', fit);
    viewport.removeEventListener('scroll', stay);
    style.removeProperty('--screen-height');
  };
}
