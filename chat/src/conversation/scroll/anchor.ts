/** A message in view and its distance in pixels from the top of the list. */
export interface Anchor {
  id: string;
  top: number;
}

export const MESSAGE_ATTRIBUTE = 'data-message';
export const DIVIDER_ATTRIBUTE = 'data-divider';

export function anchorAt(area: HTMLElement): Anchor | undefined {
  const shown = area.querySelectorAll<HTMLElement>(`[${MESSAGE_ATTRIBUTE}]`);
  let from = 0;
  let to = shown.length - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const element = shown[middle];
    if (element && element.offsetTop + element.offsetHeight <= area.scrollTop) from = middle + 1;
    else to = middle;
  }
  const first = shown[from];
  return first && { id: first.getAttribute(MESSAGE_ATTRIBUTE) ?? '', top: first.offsetTop };
}

/** By how many pixels the message has moved since; undefined if it is no longer shown. */
export function shiftOf(area: HTMLElement, { id, top }: Anchor): number | undefined {
  const element = findMessage(area, id);
  return element && element.offsetTop - top;
}

export function findMessage(area: HTMLElement, id: string): HTMLElement | undefined {
  return area.querySelector<HTMLElement>(`[${MESSAGE_ATTRIBUTE}="${CSS.escape(id)}"]`) ?? undefined;
}
