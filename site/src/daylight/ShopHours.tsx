import { clockLabel, type OpeningTimes, shortHoursLabel } from '@vitrina/shared/openingHours.ts';
import { BoundText } from '../typography/BoundText.tsx';
import { signText } from './text.ts';

/** All that the sign can say. Styles show the text that currently applies. */
export function ShopHours({ times }: { times: OpeningTimes }) {
  const closings = new Set(times.hours.flatMap((day) => (day ? [clockLabel(day.closes)] : [])));
  // Defined if the studio closes at the same time on all days.
  const [closes] = closings.size === 1 ? closings : [];
  return (
    <>
      <span className="hidden in-data-[hours=open]:inline">
        <b>{signText.open}</b>{' '}
        <span>
          <BoundText>{closes ? signText.until(closes) : signText.now}</BoundText>
        </span>
      </span>
      <span className="hidden in-data-[hours=closed]:inline">
        <b>{signText.closed}</b> <span>{signText.siteWorks}</span>
      </span>
      <span className="hidden in-data-[hours=sunday]:inline" data-at="sunday">
        <b>{signText.sunday}</b>
      </span>
      <span className="in-data-hours:hidden">
        <b>{signText.working}</b>{' '}
        <span>
          <BoundText>{signText.hours(shortHoursLabel(times))}</BoundText>
        </span>
      </span>
    </>
  );
}
