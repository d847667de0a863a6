import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { RecordsIterator } from 'ra-core';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DateOrderButton } from './DateOrderButton.tsx';
import { useInbox } from './InboxContext.tsx';
import { phoneLabel } from './phoneLabel.ts';
import { RowActions } from './RowActions.tsx';
import { SelectPage, SelectRow } from './SelectBox.tsx';
import { Sender } from './Sender.tsx';
import { StatusChip } from './StatusChip.tsx';

/** The rows on phones. */
export function InboxCards() {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 2 }}>
        <SelectPage />
        <DateOrderButton />
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        <RecordsIterator<InboxRow> render={(row) => <Card key={row.id} row={row} />} />
      </Box>
    </>
  );
}

function Card({ row }: { row: InboxRow }) {
  const { subject, hasPhoneColumn } = useInbox();
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        pb: 1,
        ...(!row.read && {
          backgroundColor: 'var(--color-new-bg)',
          borderLeft: '5px solid var(--color-pave)',
        }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
        <SelectRow row={row} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Sender row={row} />
        </Box>
        <StatusChip isRead={row.read} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{subject.of(row)}</Box>
      {hasPhoneColumn && <Box>{phoneLabel(row.phone)}</Box>}
      <Box sx={{ color: 'var(--color-muted)', fontSize: '0.9375rem' }}>{formatDateTime(row.created_at)}</Box>
      <RowActions row={row} />
    </Paper>
  );
}
