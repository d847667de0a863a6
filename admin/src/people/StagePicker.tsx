import { type Stage, stages } from '../providers/people.ts';
import { Blind } from '../ui/Blind.tsx';
import { blindOf } from './blindOf.ts';
import { text } from './text.ts';

const BUTTON =
  'min-h-tap min-w-0 cursor-pointer border-0 bg-transparent p-0 pb-2 text-muted aria-pressed:font-[750] aria-pressed:text-ink aria-pressed:shadow-[inset_0_-4px_var(--color-mark)]';

/** A button per stage, each with a blind except for `lost`. */
export const StagePicker = ({ stage: current, onPick }: { stage: Stage; onPick: (stage: Stage) => void }) => (
  <fieldset aria-label={text.stage} className="mx-0 my-4 grid min-w-0 grid-cols-4 gap-1 border-0 p-0">
    {stages.map((stage) => (
      <button
        key={stage}
        type="button"
        aria-pressed={stage === current}
        onClick={() => stage !== current && onPick(stage)}
        className={`${BUTTON} ${stage === 'lost' ? 'justify-self-start text-ui' : 'text-micro/[1.2]'} font-sans font-semibold`}
      >
        {stage !== 'lost' && (
          <Blind up={blindOf[stage]} className="mb-1.5 h-11.5 border-x-4 border-t-7 border-b-4" />
        )}
        {text.stages[stage]}
      </button>
    ))}
  </fieldset>
);
