import { Typography } from '@mui/material';
import { useId } from 'react';
import type { Figure } from '../providers/pageOverview.ts';
import { Blind } from '../ui/Blind.tsx';
import { text } from './text.ts';
import { type Stage, windowsOf } from './windowsOf.ts';

const STAGES: Stage[] = ['new', 'offer', 'won'];

const BLINDS: Record<Stage, { up: number; className: string }> = {
  new: { up: 0, className: '' },
  offer: { up: 0.55, className: 'blind-half' },
  won: { up: 1, className: 'shadow-[0_0_26px_light-dark(transparent,oklch(0.85_0.148_85/0.55))]' },
};

/** The path of new people to clients, drawn as a house: each person is a window, half open with an offer and lit once won. */
export function House({ figures }: { figures: Figure[] }) {
  const id = useId();
  const totalOf = (stage: Stage) =>
    figures.find(({ measure, label }) => measure === 'stage' && label === stage)?.total ?? 0;
  const totals = { new: totalOf('new'), offer: totalOf('offer'), won: totalOf('won') };
  const { peopleEach, windows } = windowsOf(totals);
  return (
    <section
      aria-labelledby={id}
      className="mt-6.5 grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-5.5 lg:grid-cols-[minmax(0,1fr)_20.625rem]"
    >
      <Typography id={id} variant="h2" className="text-h2 lg:col-span-full">
        {text.way}
      </Typography>
      <div
        role="img"
        aria-label={text.wayInWords(totals.new, totals.offer, totals.won)}
        className="border-b-14 border-stone-deep bg-stone"
      >
        <div className="cornice h-6.5" />
        <div className="grid grid-cols-6 gap-3 p-3.5 md:grid-cols-8 md:gap-x-6.5 md:gap-y-5.5 md:px-8.5 md:pt-6.5 md:pb-7">
          {windows.map(({ stage, key }) => (
            <Window key={key} stage={stage} className="aspect-square border-x-4 border-t-6 border-b-5" />
          ))}
        </div>
      </div>
      <dl className="m-0">
        {STAGES.map((stage) => (
          <div
            key={stage}
            className="flex items-center gap-4.5 border-t border-line py-2.5 first:border-t-4 first:border-ink"
          >
            <dt className="order-2 flex items-center gap-4 font-display text-[1.875rem]/[1] font-extrabold">
              <Window stage={stage} className="h-14.5 w-11.5 border-x-4 border-t-6 border-b-4" />
              {text.stages[stage]}
            </dt>
            <dd className="m-0 min-w-23 font-display text-[4.25rem]/[0.85] font-extrabold tabular-nums">
              {totals[stage]}
            </dd>
          </div>
        ))}
        {peopleEach > 1 && <div className="muted pt-2.5">{text.windowOf(peopleEach)}</div>}
      </dl>
    </section>
  );
}

const Window = ({ stage, className }: { stage: Stage; className: string }) => (
  <Blind up={BLINDS[stage].up} className={`${className} ${BLINDS[stage].className}`} />
);
