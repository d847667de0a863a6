import { monthsAfter } from '@vitrina/shared/calendar.ts';
import { formatDate } from '@vitrina/shared/dates.ts';
import type { Stage } from '@vitrina/shared/schemas/development.ts';
import type { Development } from '../api/developments.ts';
import { PicturedShop, Shop } from './Shop.tsx';
import { liveSince } from './stages.ts';
import { text } from './text.ts';

const FREE_SUPPORT_MONTHS = 3;

/** The usual number of stages. */
const NO_STAGES: Stage[] = Array(5).fill({ title: '', due_on: null, done_at: null });

interface Props {
  development: Development | null;
  /** The text of the sign. */
  name: string;
  /** The path of the picture of the site, if there is one. */
  picture: string | undefined;
}

/** The stages of the site's development, drawn as a shop. */
export function Plan({ development, name, picture }: Props) {
  if (development === null)
    return (
      <>
        <p>{text.noPlan}</p>
        <div aria-hidden>
          <Shop name={name} stages={NO_STAGES} />
        </div>
      </>
    );
  const launchedOn = liveSince(development);
  const shop = { name, stages: development.stages, isBegun: true, isLaunched: launchedOn !== null };
  return (
    <>
      {picture === undefined ? <Shop {...shop} /> : <PicturedShop {...shop} path={picture} />}
      {launchedOn !== null && (
        <p className="text-lead font-semibold">
          {text.launched(formatDate(launchedOn), formatDate(monthsAfter(launchedOn, FREE_SUPPORT_MONTHS)))}
        </p>
      )}
    </>
  );
}
