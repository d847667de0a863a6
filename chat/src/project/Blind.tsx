import './shop.css';
import type { CSSProperties, ReactNode } from 'react';
import { type Step, UP } from './stages.ts';

interface Props {
  step: Step;
  /** Of its light, and its place. */
  className: string;
  /** What stands behind it. */
  children?: ReactNode;
}

/** A window behind a blind, which is up when a stage is done, and half up while it is under way. */
export function Blind({ step, className, children }: Props) {
  return (
    // The theme writes out the colours that it finds in the markup.
    <div
      className={`blind flex-none [--joint:var(--color-stone-deep)] [--rise:var(--dur-awning)] [--slat:var(--color-stone)] ${className}`}
      style={{ '--up': UP[step] } as CSSProperties}
      aria-hidden
    >
      {children}
    </div>
  );
}
