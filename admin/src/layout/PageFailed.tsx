import type { FallbackProps } from 'react-error-boundary';
import { text } from '../text.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';

/** In place of a page that broke while it was shown; the menu stays. */
export function PageFailed({ resetErrorBoundary }: FallbackProps) {
  return (
    <LoadFailed
      title={text.layout.failed}
      reason={text.layout.failedReason}
      onRetry={() => resetErrorBoundary()}
    />
  );
}
