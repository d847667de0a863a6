import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { RecordsIterator } from 'ra-core';
import { DateOrderButton } from './DateOrderButton.tsx';
import { InquiryActions } from './InquiryActions.tsx';
import type { Inquiry } from './inquiry.ts';
import { Sender } from './Sender.tsx';
import { StatusChip } from './StatusChip.tsx';
import { serviceLabel } from './serviceLabel.ts';

/** The inquiries on phones. */
export function InquiryCards() {
  return (
    <>
      <DateOrderButton />
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        <RecordsIterator<Inquiry> render={(inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} />} />
      </Box>
    </>
  );
}

function InquiryCard({ inquiry }: { inquiry: Inquiry }) {
  const { service, created_at, read } = inquiry;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        pb: 1,
        ...(!read && { backgroundColor: 'var(--unread)', borderLeft: '5px solid var(--pave)' }),
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Sender inquiry={inquiry} />
        <StatusChip isRead={read} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{serviceLabel(service)}</Box>
      <Box sx={{ color: 'var(--muted)', fontSize: '0.9375rem' }}>{formatDateTime(created_at)}</Box>
      <InquiryActions inquiry={inquiry} />
    </Paper>
  );
}
