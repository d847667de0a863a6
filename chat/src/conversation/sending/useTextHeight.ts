import { type RefObject, useLayoutEffect } from 'react';

/** Makes a field as high as its text where the browser does not know `field-sizing`: Safari before 26.2. */
export function useTextHeight(field: RefObject<HTMLTextAreaElement | null>): void {
  // After every render, because each may have changed the text.
  useLayoutEffect(() => {
    if (field.current === null || CSS.supports('field-sizing', 'content')) return;
    const { style } = field.current;
    style.height = 'auto';
    style.height = `${field.current.scrollHeight}px`;
  });
}
