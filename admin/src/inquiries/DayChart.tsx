import { formatDate } from '@vitrina/shared/dates.ts';
import type { Count } from './arrange.ts';
import { text } from './text.ts';

const HEIGHT = 64;
const STEP = 10;
const BAR = 7;

export function DayChart({ days }: { days: Count[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="m-0 min-w-0">
      <figcaption className="text-ui/[1.5] font-bold">{text.days(total)}</figcaption>
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
            className={count > 0 ? 'fill-primary' : 'fill-line'}
          />
        ))}
      </svg>
      <div className="muted flex justify-between" aria-hidden="true">
        <span>{days[0] && formatDate(days[0].label)}</span>
        <span>{text.today}</span>
      </div>
      {/* Hidden through a wrapper, because a table keeps the height of its rows. */}
      <div className="sr-only">
        <table>
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
      </div>
    </figure>
  );
}
