import { type Previewed, readPreview } from '@vitrina/shared/preview.ts';
import { useEffect, useState } from 'react';

/**
 * What the account in the address is writing, kept up to date with the console in another tab. Undefined before
 * hydration.
 */
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
