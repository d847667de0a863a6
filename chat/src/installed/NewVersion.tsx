import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { watchVersion } from './watchVersion.ts';

/** Seldom shown, so loaded only then. */
const NewVersionBar = lazyWithoutSuspense(() => import('./NewVersionBar.tsx'));

/** Tells when a newer version of the chat is available. */
export function NewVersion() {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => void watchVersion(() => setAvailable(true)), []);

  return (
    <div
      className="fixed inset-x-0 top-[calc(var(--spacing-header)+var(--spacing-awning)+env(safe-area-inset-top))] z-70 mx-auto w-fit"
      role="status"
    >
      <ErrorBoundary fallback={null}>
        {isAvailable && <NewVersionBar onLater={() => setAvailable(false)} />}
      </ErrorBoundary>
    </div>
  );
}
