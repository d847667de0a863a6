import { type RefObject, useRef, useState } from 'react';
import type { Shown } from './ClientTabs.tsx';

/** How the list is looked at. It outlives the list, which gives way to a conversation where there is little room. */
export interface ListView {
  /** Until somebody has chosen: those who wait, if anybody does. */
  shown: Shown | undefined;
  show: (shown: Shown) => void;
  query: string;
  search: (query: string) => void;
  /** In pixels. */
  scrollTop: RefObject<number>;
}

export function useListView(): ListView {
  const [shown, show] = useState<Shown>();
  const [query, search] = useState('');
  return { shown, show, query, search, scrollTop: useRef(0) };
}
