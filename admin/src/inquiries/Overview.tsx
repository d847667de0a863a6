import { Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { readOverview } from '../providers/inquiryOverview.ts';
import { useServiceTitles } from '../providers/serviceTitles.ts';
import { text as common } from '../text.ts';
import { useIsPhone } from '../ui/useScreen.ts';
import { arrange, type Count } from './arrange.ts';
import { DayChart } from './DayChart.tsx';
import { text } from './text.ts';

/**
 * The last thirty days at a glance, above the list; on phones collapsed, so that the inquiries come first. Its space is
 * reserved while it loads.
 */
export function Overview() {
  const isPhone = useIsPhone();
  return (
    <Paper
      component="section"
      aria-label={text.title}
      variant="outlined"
      className="mb-5 px-4 py-1 md:p-5 [&_:is(h2,figcaption)]:m-0 [&_:is(h2,figcaption)]:mb-2"
    >
      {isPhone ? (
        <details>
          <summary className="cursor-pointer py-2.5 font-bold">{text.title}</summary>
          <Parts />
        </details>
      ) : (
        <Parts />
      )}
    </Paper>
  );
}

// As high as the four services beside the chart, so that the list below does not move when they have loaded.
const PARTS = 'grid min-h-50 gap-x-8 gap-y-5 py-1 md:grid-cols-[1.6fr_1.2fr_1.2fr] xl:min-h-46';

function Parts() {
  const titles = useServiceTitles();
  const { data, isError, refetch } = useQuery({
    queryKey: ['inquiries', 'overview'],
    queryFn: readOverview,
    select: (rows) => arrange(rows, titles),
    // The inquiries are painted first.
    enabled: useDeferredValue(true, false),
  });
  if (!data)
    return (
      <div className={PARTS} role="status">
        {isError ? (
          <>
            {text.failed} <Button onClick={() => refetch()}>{common.tryAgain}</Button>
          </>
        ) : (
          <span className="sr-only">{text.loading}</span>
        )}
      </div>
    );
  return (
    <div className={PARTS}>
      <DayChart days={data.days} />
      <ServiceBars services={data.services} />
      <div>
        <h2 className="text-ui/[1.5] font-bold">{text.answered}</h2>
        <strong className="font-display text-[2rem]/[1] font-extrabold">
          {text.answeredOf(data.inTime, data.due)}
        </strong>
        <p className="muted mt-2 mb-0">{text.answeredHint}</p>
      </div>
    </div>
  );
}

const SHOWN = 4;

function ServiceBars({ services }: { services: Count[] }) {
  const most = Math.max(1, ...services.map(({ count }) => count));
  return (
    <div>
      <h2 className="text-ui/[1.5] font-bold">{text.services}</h2>
      {services.length === 0 && text.none}
      <dl className="m-0 grid gap-1.5">
        {services.slice(0, SHOWN).map(({ label, count }, place) => (
          <div key={place} className="relative flex gap-3 pb-1">
            <dt className="flex-1 truncate">{label}</dt>
            <dd className="m-0 font-bold tabular-nums">
              {count}
              <span
                aria-hidden="true"
                className="absolute bottom-0 left-0 h-0.75 bg-pave"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
