import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { text } from '../text.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useToast } from './ToastProvider.tsx';

interface Props {
  /** Shown while the part is loading, and in its place if it cannot be loaded. */
  fallback?: ReactNode;
  /** Shown instead if it cannot be loaded. By default, a part without a fallback is reported as missing. */
  failed?: ReactNode;
  /** Is called once it was reported as missing. What opened it can be pressed again then, and says so again. */
  onMissing?: (() => void) | undefined;
  children: ReactNode;
}

/** A part whose code is loaded when it is needed. If it fails, the rest of the chat goes on without it. */
export function Optional({
  fallback,
  onMissing,
  failed = fallback ?? <Missing onMissing={onMissing} />,
  children,
}: Props) {
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Only a reload helps: `lazy` remembers that the code could not be loaded. */
function Missing({ onMissing }: Pick<Props, 'onMissing'>) {
  const toast = useToast();
  const report = useEffectEvent(() => {
    toast({ tone: 'error', title: text.missing, text: text.missingDetail });
    onMissing?.();
  });
  useEffect(() => report(), []);
  return null;
}
