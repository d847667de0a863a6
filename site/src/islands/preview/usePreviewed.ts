import { type Previewed, readPreview } from '@vitrina/shared/preview.ts';
import { useEffect, useState } from 'react';

/** What the account in the address is writing; it follows the console in another tab. Nothing before the page is awake. */
export function usePreviewed(): Previewed | undefined {
  const [previewed, setPreviewed] = useState<Previewed>();
  useEffect(() => {
    const read = () => setPreviewed(readPreview(location.hash.slice(1)));
    read();
    window.addEventListener('storage', read);
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('storage', read);
      window.removeEventListener('hashchange', read);
    };
  }, []);
  return previewed;
}
