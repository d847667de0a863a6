import Box from '@mui/material/Box';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { useDataTableRenderContext, useDataTableSortContext } from 'ra-core';
import { DataTable } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';

const Column = DataTable.Col<InboxRow>;

/** The column that the list is sorted by; its head says which way (`aria-sort`), which react-admin leaves out. */
export function DateColumn() {
  const isHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  return (
    <Column
      source="created_at"
      sortByOrder="DESC"
      sortDirection={isHead && sort ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
      render={({ created_at }) => (
        <Box sx={{ minWidth: 120, fontVariantNumeric: 'tabular-nums' }}>{formatDateTime(created_at)}</Box>
      )}
    />
  );
}
