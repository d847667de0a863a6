import { text } from '../text.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';

/** Replaces a page that failed to render, most often because a newer version has replaced its code; the menu stays. */
export function PageFailed() {
  return (
    <LoadFailed
      title={text.layout.failed}
      reason={text.layout.failedReason}
      onRetry={() => window.location.reload()}
    />
  );
}
