import { formatDateTime } from '@vitrina/shared/dates.ts';
import type { VersionedTable } from '../providers/resourceTables.ts';
import type { Version } from '../providers/versions.ts';
import { StateWords } from './StateWords.tsx';
import { useStanding } from './useStanding.ts';

/** Whether the row around it has changes that are not on the site yet, and who changed it last. */
export function RowState({ table }: { table: VersionedTable }) {
  const { published, open } = useStanding(table);
  const last = open ?? published;
  if (!last) return null;
  return (
    <div className="grid gap-1 leading-[1.45]">
      <StateWords version={last} isOnSite={published !== undefined} />
      <div className="muted">{byWhom(last)}</div>
    </div>
  );
}

export const byWhom = ({ maker, made_at }: Pick<Version, 'maker' | 'made_at'>) =>
  [maker?.username, formatDateTime(made_at)].filter(Boolean).join(', ');
