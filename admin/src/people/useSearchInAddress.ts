import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOpenRecord } from '../ui/recordAddress.ts';

const PAUSE_MS = 300;

/** What is typed into a search, which the address holds once the typing pauses. */
export function useSearchInAddress() {
  const isFormOpen = Boolean(useOpenRecord().id);
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const q = typed.trim();
  // The form over the board has an address of its own, which keeps no search.
  const isAsked = asked === q || isFormOpen;
  const written = useRef(asked);
  // A link or "back" changes the search, too. What this field wrote itself may be older than what is typed by now.
  useEffect(() => {
    if (isFormOpen || asked === written.current) return;
    written.current = asked;
    setTyped(asked);
  }, [asked, isFormOpen]);
  useEffect(() => {
    if (isAsked) return;
    const search = (now: URLSearchParams) => {
      if (q) now.set('q', q);
      else now.delete('q');
      return now;
    };
    const asking = setTimeout(() => {
      written.current = q;
      setParams(search, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(asking);
  }, [isAsked, q, setParams]);
  return [typed, setTyped] as const;
}
