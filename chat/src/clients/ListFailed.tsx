import { LoadError } from '../ui/Notice.tsx';
import { text } from './text.ts';

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid flex-1 p-4">
      <LoadError title={text.failed} detail={text.failedDetail} onRetry={onRetry} />
    </div>
  );
}
