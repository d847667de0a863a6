import { text } from '../text.ts';
import type { Count } from './arrange.ts';

const SHOWN = 4;

export function ServiceBars({ services }: { services: Count[] }) {
  const most = Math.max(1, ...services.map(({ count }) => count));
  return (
    <div>
      <h2>{text.overview.services}</h2>
      {services.length === 0 && text.overview.none}
      <dl className="service-bars">
        {services.slice(0, SHOWN).map(({ label, count }) => (
          <div key={label}>
            <dt className="ellipsis">{label}</dt>
            <dd>
              {count}
              <span aria-hidden="true" style={{ width: `${(count / most) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
