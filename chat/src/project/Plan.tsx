import { formatDate } from '@vitrina/shared/dates.ts';
import type { Development } from '../api/developments.ts';
import { Blind } from './Blind.tsx';
import { stepOf, whenOf } from './stages.ts';
import { text } from './text.ts';

const FREE_SUPPORT_MONTHS = 3;

/** The stages of the site, each behind a blind. */
export function Plan({ development }: { development: Development | null }) {
  if (development === null) return <p>{text.noPlan}</p>;
  const { stages, launched_on } = development;
  return (
    <>
      <ol className="grid gap-3">
        {stages.map((stage, place) => {
          const step = stepOf(stages, place);
          return (
            <li
              key={place}
              className="flex items-center gap-4"
              aria-current={step === 'now' ? 'step' : undefined}
            >
              <Blind step={step} size="normal" />
              <span className="min-w-0">
                <span className="block font-bold wrap-anywhere">{stage.title}</span>
                <span className={step === 'done' ? 'text-success' : 'text-muted'}>{whenOf(stage, step)}</span>
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

function supportEnd(launchedOn: string): string {
  const end = new Date(launchedOn);
  end.setUTCMonth(end.getUTCMonth() + FREE_SUPPORT_MONTHS);
  return formatDate(end.toISOString());
}
