/**
 * A ref for what may leave the page with the focus inside: the focus then goes to the nearest part around it that can
 * hold one, instead of to the start of the page.
 */
export const keepFocus = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement))
    part.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
};
