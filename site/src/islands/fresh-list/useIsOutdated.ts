import { useEffect, useState } from 'react';
import { type BuiltContent, isOutdated } from '../../data/isOutdated.ts';

/** Whether the content has changed since the page was built. False until that is known. */
export function useIsOutdated(content: BuiltContent): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    void isOutdated(content).then(setIsOld);
  }, [content]);
  return isOld;
}
