import { type ReactNode, Suspense, useEffect } from 'react';
import { text } from '../text.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useToast } from './ToastProvider.tsx';

interface Props {
  /** Shown while the part is loading, and in its place if it cannot be loaded. */
  fallback?: ReactNode;
  /** Shown instead if it cannot be loaded. By default, a part without a fallback is reported as missing. */
  failed?: ReactNode;
  children: ReactNode;
}

/** A part whose code is loaded when it is needed. If it fails, the rest of the chat goes on without it. */
export function Optional({ fallback, failed = fallback ?? <Missing />, children }: Props) {
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Only a reload helps: `lazy` remembers that the code could not be loaded. */
function Missing() {
  const toast = useToast();
  useEffect(() => toast({ tone: 'error', title: text.missing, text: text.missingDetail }), [toast]);
  return null;
}
