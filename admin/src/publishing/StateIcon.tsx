import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import type { PublishState } from './publishState.ts';

const icons = {
  unknown: CircleCheck,
  requested: Clock,
  running: LoaderCircle,
  published: CircleCheck,
  failed: CircleAlert,
};

/** Decorative: the text is beside it or in a label. It spins while a build runs. */
export function StateIcon({ status, size = 20 }: { status: PublishState['status']; size?: number }) {
  const Icon = icons[status];
  return <Icon size={size} className={status === 'running' ? 'animate-[spin_1.2s_linear_infinite]' : ''} />;
}
