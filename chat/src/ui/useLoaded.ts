import type { Result } from '@vitrina/shared/result.ts';
import { useCallback, useEffect, useState } from 'react';

type Loaded<Value> = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; value: Value };

/**
 * What `read` returns for a key, read when the component mounts and whenever `reload` is called. A value that is already
 * shown stays until the next one has arrived, and also if reading it again fails.
 */
export function useLoaded<Key, Value>(
  read: (key: Key) => Promise<Result<Value, unknown>>,
  key: Key,
): [Loaded<Value>, reload: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // Another attempt reads the same again.
  useEffect(() => {
    let isStale = false;
    const unlessReady = (step: 'loading' | 'failed') =>
      setLoaded((shown) => (shown.step === 'ready' ? shown : { step }));
    unlessReady('loading');
    void read(key).then((result) => {
      if (isStale) return;
      if (result.ok) setLoaded({ step: 'ready', value: result.value });
      else unlessReady('failed');
    });
    return () => {
      isStale = true;
    };
  }, [read, key, attempt]);

  return [loaded, useCallback(() => setAttempt((count) => count + 1), [])];
}
