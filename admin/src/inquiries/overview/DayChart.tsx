import Box from '@mui/material/Box';
import { formatDate } from '@vitrina/shared/dates.ts';
import { text } from './text.ts';
import type { Count } from './useOverview.ts';

const HEIGHT = 64;
const STEP = 10;
const BAR = 7;

export function DayChart({ days }: { days: Count[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ mb: 1, fontWeight: 700 }}>
        {text.days(total)}
      </Box>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 2}`}
        width="100%"
        height={HEIGHT + 2}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ label, count }, index) => (
          <rect
            key={label}
            x={index * STEP}
            y={HEIGHT - (count / most) * HEIGHT}
            width={BAR}
            height={(count / most) * HEIGHT + 2}
            fill={count > 0 ? 'var(--color-primary)' : 'var(--color-line)'}
          />
        ))}
      </svg>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          color: 'var(--color-muted)',
          fontSize: '0.875rem',
        }}
      >
        <span>{days[0] && formatDate(days[0].label)}</span>
        <span>{text.today}</span>
      </Box>
      <table className="visually-hidden">
        <caption>{text.days(total)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.count}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{formatDate(label)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
