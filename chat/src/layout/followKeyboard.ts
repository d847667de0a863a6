/**
 * Keeps the screen above a phone's keyboard until the returned function is called. Other browsers shrink the page
 * (`interactive-widget` in index.html); Safari lays its keyboard over the page and pushes the page up.
 */
export function followKeyboard(): () => void {
  const viewport = window.visualViewport;
  if (viewport === null) return () => {};
  const { style } = document.documentElement;

  const fit = () => {
    // Zooming in makes the visible part smaller, too.
    const isCovered = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
    if (!isCovered) {
      style.removeProperty('--screen-height');
      return;
    }
    style.setProperty('--screen-height', `${viewport.height}px`);
    window.scrollTo(0, 0);
  };
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', fit);
  return () => {
    viewport.removeEventListener('resize', fit);
    viewport.removeEventListener('scroll', fit);
    style.removeProperty('--screen-height');
  };
}
