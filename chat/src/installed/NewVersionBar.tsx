import { RefreshCw, X } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { text } from './text.ts';

/** Offers to reload. Drafts and unsent messages survive the reload; what would not, the browser asks about. */
export default function NewVersionBar({ onLater }: { onLater: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-card bg-ink py-1.5 pr-1.5 pl-4.5 text-small/body font-bold text-bg shadow-float [--focus:var(--color-pave)] **:focus-visible:-outline-offset-3">
      <p>{text.newVersion}</p>
      <Button variant="lamp" icon={<RefreshCw size={18} aria-hidden />} onClick={() => location.reload()}>
        {text.update}
      </Button>
      <IconButton label={text.later} icon={<X size={20} aria-hidden />} onClick={onLater} />
    </div>
  );
}
