import { formatDate } from '@vitrina/shared/dates.ts';
import type { Stage } from '@vitrina/shared/schemas/development.ts';
import type { Development } from '../api/developments.ts';
import { text } from './text.ts';

const FREE_SUPPORT_MONTHS = 3;

const UP = { done: '-translate-y-full', now: '-translate-y-1/2', planned: '' };

/** The stages of the site, each behind a blind: up when it is done, half up while it is under way. */
export function Plan({ development }: { development: Development | null }) {
  if (development === null) return <p>{text.noPlan}</p>;
  const { stages, launched_on } = development;
  const current = stages.findIndex(({ done_at }) => done_at === null);
  return (
    <>
      <ol className="grid gap-3">
        {stages.map((stage, place) => {
          const step = stage.done_at !== null ? 'done' : place === current ? 'now' : 'planned';
          return (
            <li
              key={place}
              className="flex items-center gap-4"
              aria-current={step === 'now' ? 'step' : undefined}
            >
              <span className="relative h-16 w-14 flex-none overflow-hidden border-4 border-bottle bg-pave">
                <span
                  className={`absolute inset-0 bg-sunken bg-[repeating-linear-gradient(var(--color-line)_0_2px,transparent_2px_8px)] transition-transform motion-reduce:transition-none ${UP[step]}`}
                />
              </span>
              <span className="min-w-0">
                <span className="block font-bold wrap-anywhere">{stage.title}</span>
                <span className={step === 'done' ? 'text-success' : 'text-muted'}>
                  {whenOf(stage, step === 'now')}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {launched_on !== null && (
        <p className="font-semibold">{text.launched(formatDate(launched_on), supportEnd(launched_on))}</p>
      )}
    </>
  );
}

function whenOf({ due_on, done_at }: Stage, isNow: boolean): string {
  if (done_at !== null) return text.done(formatDate(done_at));
  const until = due_on === null ? [] : [text.until(formatDate(due_on))];
  return [...(isNow ? [text.now] : []), ...until].join(', ');
}

function supportEnd(launchedOn: string): string {
  const end = new Date(launchedOn);
  end.setUTCMonth(end.getUTCMonth() + FREE_SUPPORT_MONTHS);
  return formatDate(end.toISOString());
}
