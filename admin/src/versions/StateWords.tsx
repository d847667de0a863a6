import type { Version } from '../providers/versions.ts';
import { Blind } from '../ui/Blind.tsx';
import { stateOf } from './RowState.tsx';
import { scheduleFailure } from './scheduleFailure.ts';
import { text } from './text.ts';
import { useFieldNames } from './useFieldNames.ts';

interface Props {
  /** What is worked on, or else what is or was on the site; none of a row that is just begun. */
  version: Pick<Version, 'state' | 'publish_at' | 'failure'> | undefined;
  /** The site shows a version of the row, this one or another. */
  isOnSite: boolean;
}

/** Whether the site shows a row: its window has light where it does, and its blind is down before that. */
export function StateWords({ version, isOnSite }: Props) {
  const nameOf = useFieldNames();
  const state = version?.state ?? 'draft';
  const up = state === 'published' ? 1 : isOnSite ? 0.5 : 0;
  return (
    <span className="flex items-center gap-3">
      <Blind up={up} className="h-7.5 w-10 border-3 border-b-5" />
      <span className={`font-semibold ${version?.failure ? 'text-danger' : ''}`}>
        {state === 'published' || state === 'removed'
          ? text.states[state]
          : version
            ? stateOf(version, isOnSite)
            : text.states.draft}
        {version?.failure && (
          <span className="block font-normal">{scheduleFailure(version.failure, nameOf)}</span>
        )}
      </span>
    </span>
  );
}
