import { useLayoutEffect, useRef } from 'react';

/**
 * The ref of a field for a date or a time, in place of React's `value`: with that Firefox empties the whole field as soon as
 * one part of it is empty, as while its first digit is a zero (https://github.com/react/react/issues/26175).
 */
export function useDateField(value: string) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return input;
}
