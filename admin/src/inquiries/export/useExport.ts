import { useListContext, useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../ui/saveFile.ts';
import { text } from './text.ts';

/** Exports all pages of the search to a file; reports progress and can be cancelled. */
export function useExport() {
  const { filterValues } = useListContext();
  const notify = useNotify();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  // Leaving the page cancels it.
  useEffect(() => cancel, []);

  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setCount(0);
    try {
      const { exportInquiries } = await import('./exportInquiries.ts');
      const parts = await exportInquiries(filterValues, { signal, onRows: setCount });
      const name = `${text.fileName}-${new Date().toISOString().slice(0, 10)}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', parts);
    } catch (error) {
      if (signal.aborted) return;
      console.error('The export failed:', error);
      notify(text.failed, { type: 'error' });
    } finally {
      if (running.current === controller) setCount(null);
    }
  }

  return { count, start, cancel };
}
