import { type RefObject, useRef, useState } from 'react';
import type { Shown } from './ClientTabs.tsx';

/** The state of the list's view. It outlives the list, which a conversation replaces on small screens. */
export interface ListView {
  /** Undefined until somebody has chosen a tab. */
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
