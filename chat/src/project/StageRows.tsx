import type { Stage } from '@vitrina/shared/schemas/development.ts';
import type { ReactNode } from 'react';
import { Blind } from './Blind.tsx';
import { stepOf, whenOf } from './stages.ts';

interface Props {
  stages: readonly Stage[];
  /** Shown beside the current stage. */
  actionOf?: (stage: Stage, place: number) => ReactNode;
}

/** The stages as the studio sees them, each with a small blind. */
export function StageRows({ stages, actionOf }: Props) {
  return (
    <ol className="grid gap-2.5">
      {stages.map((stage, place) => {
        const step = stepOf(stages, place);
        return (
          <li key={place} className="flex items-center gap-3">
            <Blind step={step} className={`h-10 w-11 ${step === 'done' ? 'bg-pave' : 'bg-glass'}`} />
            <span className="min-w-0 flex-1">
              <span className="block leading-[1.25] wrap-anywhere">{stage.title}</span>
              <span className="text-micro text-muted">{whenOf(stage, step)}</span>
            </span>
            {step === 'now' && actionOf?.(stage, place)}
          </li>
        );
      })}
    </ol>
  );
}
