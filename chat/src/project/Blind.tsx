import './shop.css';
import type { CSSProperties, ReactNode } from 'react';
import { type Step, UP } from './stages.ts';

interface Props {
  step: Step;
  /** For its light and its position. */
  className: string;
  /** What is behind the blind. */
  children?: ReactNode;
}

/** A window with a blind: up for a finished stage, half up for the current one. */
export function Blind({ step, className, children }: Props) {
  return (
    // The theme contains only colours that are named in the markup, and shop.css needs these.
    <div
      className={`blind flex-none [--joint:var(--color-stone-deep)] [--rise:var(--dur-awning)] [--slat:var(--color-stone)] ${className}`}
      style={{ '--up': UP[step] } as CSSProperties}
      aria-hidden
    >
      {children}
    </div>
  );
}
