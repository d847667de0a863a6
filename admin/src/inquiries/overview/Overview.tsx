import './overview.css';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { readOverview } from '../../providers/inquiryOverview.ts';
import { text as common } from '../../text.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { text } from '../text.ts';
import { arrange } from './arrange.ts';
import { DayChart } from './DayChart.tsx';
import { ServiceBars } from './ServiceBars.tsx';

const words = text.overview;

/**
 * The last thirty days at a glance, above the list; on a phone folded, so that the inquiries come first. Its place is kept
 * while it is read, and it follows every change of the inquiries.
 */
export function Overview() {
  const isPhone = useIsPhone();
  return (
    <Paper component="section" aria-label={words.title} variant="outlined" className="overview">
      {isPhone ? (
        <details>
          <summary>{words.title}</summary>
          <Parts />
        </details>
      ) : (
        <Parts />
      )}
    </Paper>
  );
}

function Parts() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['inquiries', 'overview'],
    queryFn: readOverview,
    select: arrange,
  });
  if (!data)
    return (
      <div className="overview-parts" role="status">
        {isError ? (
          <>
            {words.failed} <Button onClick={() => refetch()}>{common.tryAgain}</Button>
          </>
        ) : (
          <span className="visually-hidden">{words.loading}</span>
        )}
      </div>
    );
  return (
    <div className="overview-parts">
      <DayChart days={data.days} />
      <ServiceBars services={data.services} />
      <div>
        <h2>{words.answered}</h2>
        <strong className="overview-number">{words.answeredOf(data.inTime, data.due)}</strong>
        <p className="muted">{words.answeredHint}</p>
      </div>
    </div>
  );
}
