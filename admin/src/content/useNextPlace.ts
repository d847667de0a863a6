import { useListContext } from 'ra-core';
import { useState } from 'react';

/** The place behind the last row, as it was when the form was opened. */
export function useNextPlace(): number {
  const { total = 0 } = useListContext();
  return useState(total)[0];
}
