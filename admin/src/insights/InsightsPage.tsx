import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { articleTitlesQuery } from '../providers/articleTitles.ts';
import { pageOverviewQuery } from '../providers/pageOverview.ts';
import { useServiceTitles } from '../providers/serviceTitles.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Bars } from './Bars.tsx';
import { House } from './House.tsx';
import { text } from './text.ts';

const PERIODS = [30, 90, 365];
const USUAL_DAYS = 90;

/** Which pages and which sources bring clients, over a period chosen in the address. */
export default function InsightsPage() {
  const [query] = useSearchParams();
  const asked = Number(query.get('days'));
  const days = PERIODS.includes(asked) ? asked : USUAL_DAYS;
  const { data: figures, error, refetch } = useQuery(pageOverviewQuery(days));
  const { data: articles = {} } = useQuery(articleTitlesQuery);
  const titles = { services: useServiceTitles(), articles };
  return (
    <>
      <PageTitle title={text.title} />
      <nav aria-label={text.period} className="flex w-fit overflow-hidden rounded-ctl border-2 border-edge">
        {PERIODS.map((period) => (
          <Link
            key={period}
            to={`?days=${period}`}
            replace
            aria-current={period === days ? 'page' : undefined}
            className={`grid min-h-tap min-w-23 place-items-center px-3.5 font-semibold no-underline ${period === days ? 'bg-ink text-bg' : 'text-ink'}`}
          >
            {text.days(period)}
          </Link>
        ))}
      </nav>
      {figures && (
        <>
          <House figures={figures} />
          <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-11 lg:grid-cols-2">
            <Bars measure="page" figures={figures} titles={titles} />
            <Bars measure="source" figures={figures} titles={titles} />
            <Bars measure="read" figures={figures} titles={titles} />
            <Bars measure="visit" figures={figures} titles={titles} />
          </div>
          <p className="muted mt-5.5 mb-0 max-w-176">{text.hint}</p>
        </>
      )}
      {!figures && (
        <div className="mt-6.5">
          <NotLoaded label={text.loading} reason={text.failedReason} error={error} refetch={refetch} />
        </div>
      )}
    </>
  );
}
