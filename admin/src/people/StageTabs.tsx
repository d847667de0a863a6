import { Link } from 'react-router';
import type { Stage, StageTotal } from '../providers/people.ts';
import { text } from './text.ts';

const TAB =
  'flex min-h-tap items-center gap-1.5 rounded-t-wood px-2.25 font-display text-[1.25rem]/[1] font-extrabold whitespace-nowrap no-underline';

/** The stages where there is no room for columns. */
export const StageTabs = ({ totals, shown }: { totals: StageTotal[]; shown: Stage }) => (
  <nav
    aria-label={text.stageTabs}
    className="-mx-4 mb-3 flex overflow-x-auto border-b-4 border-ink px-2.5 md:mx-0 md:px-0"
  >
    {totals.map(
      ({ stage, people }) =>
        stage !== 'lost' && (
          <Link
            key={stage}
            to={`/people?stage=${stage}`}
            replace
            aria-current={stage === shown ? 'true' : undefined}
            className={`${TAB} ${stage === shown ? 'bg-ink text-bg' : 'text-muted'}`}
          >
            {text.stages[stage]} <span className="tabular-nums">{people}</span>
          </Link>
        ),
    )}
  </nav>
);
