import type { FallbackProps } from 'react-error-boundary';
import { text } from '../text.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';

/** Replaces a page that failed to render; the menu stays. */
export function PageFailed({ resetErrorBoundary }: FallbackProps) {
  return (
    <LoadFailed
      title={text.layout.failed}
      reason={text.layout.failedReason}
      onRetry={() => resetErrorBoundary()}
    />
  );
}
