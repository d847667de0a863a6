import type { Step } from './stages.ts';

const UP: Record<Step, string> = { done: '-translate-y-full', now: '-translate-y-1/2', planned: '' };
const SIZE = { small: 'h-10 w-11', normal: 'h-16 w-14' };

/** A window behind a blind: up when a stage is done, half up while it is under way. */
export function Blind({ step, size }: { step: Step; size: keyof typeof SIZE }) {
  return (
    <span
      className={`relative flex-none overflow-hidden border-4 border-bottle ${step === 'done' ? 'bg-pave' : 'bg-glass'} ${SIZE[size]}`}
      aria-hidden
    >
      <span
        className={`absolute inset-0 bg-sunken bg-[repeating-linear-gradient(var(--color-line)_0_2px,transparent_2px_8px)] transition-transform motion-reduce:transition-none ${UP[step]}`}
      />
    </span>
  );
}
