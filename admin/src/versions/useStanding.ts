import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { VersionedTable } from '../providers/resourceTables.ts';
import { type Standing, standingsQuery } from '../providers/versions.ts';

/** The versions of the row around it; none until they have loaded. */
export function useStanding(table: VersionedTable): Standing {
  const id = useRecordContext()?.id;
  const { data: standings } = useQuery(standingsQuery(table));
  return standings?.find(({ key }) => key === String(id)) ?? {};
}
