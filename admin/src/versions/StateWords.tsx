import { formatDateTime } from '@vitrina/shared/dates.ts';
import type { Version } from '../providers/versions.ts';
import { Blind } from '../ui/Blind.tsx';
import { useWords } from '../ui/useWords.ts';
import { scheduleFailure } from './scheduleFailure.ts';
import { text } from './text.ts';

interface Props {
  /** The draft, or else the version that is or was on the site; undefined for a row that has not been saved yet. */
  version: Pick<Version, 'state' | 'publish_at' | 'failure'> | undefined;
  /** Whether the site shows any version of the row. */
  isOnSite: boolean;
}

/**
 * The state of a row in words, beside a window: its blind is up if the site shows this version, halfway up if it shows
 * another one, and down otherwise.
 */
export function StateWords({ version, isOnSite }: Props) {
  const words = useWords();
  const nameOf = (field: string) => words(`fields.${field}`, { _: field });
  const up = version?.state === 'published' ? 1 : isOnSite ? 0.5 : 0;
  return (
    <span className="flex items-center gap-3">
      <Blind up={up} className="h-7.5 w-10 border-3 border-b-5" />
      <span className={`font-semibold ${version?.failure ? 'text-danger' : ''}`}>
        {stateOf(version, isOnSite)}
        {version?.failure && (
          <span className="block font-normal">{scheduleFailure(version.failure, nameOf)}</span>
        )}
      </span>
    </span>
  );
}

function stateOf(version: Props['version'], isOnSite: boolean): string {
  const { state, publish_at, failure } = version ?? {};
  if (state === 'published' || state === 'removed') return text.states[state];
  if (failure) return text.states.failed;
  if (publish_at) return text.states.scheduled(formatDateTime(publish_at));
  return isOnSite ? text.states.changes : text.states.draft;
}
