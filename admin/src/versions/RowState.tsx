import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { useRecordContext } from 'react-admin';
import type { VersionedTable } from '../providers/resourceTables.ts';
import { type Standing, standingsQuery, type Version } from '../providers/versions.ts';
import { StateWords } from './StateWords.tsx';

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

/** The versions of the row around it; none until they have loaded. */
export function useStanding(table: VersionedTable): Standing {
  const id = useRecordContext()?.id;
  const { data: standings } = useQuery(standingsQuery(table));
  return standings?.find(({ key }) => key === String(id)) ?? {};
}

export const byWhom = ({ maker, made_at }: Pick<Version, 'maker' | 'made_at'>) =>
  [maker?.username, formatDateTime(made_at)].filter(Boolean).join(', ');
