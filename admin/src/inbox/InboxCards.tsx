import Box from '@mui/material/Box';
import { RecordsIterator } from 'ra-core';
import type { ReactNode } from 'react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DateOrderButton } from './DateOrderButton.tsx';
import { InboxCard } from './InboxCard.tsx';
import { SelectPage } from './SelectBox.tsx';

export function InboxCards({ actions }: { actions: ReactNode }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1, pl: 2 }}>
        <SelectPage />
        <DateOrderButton />
        <Box sx={{ ml: 'auto' }}>{actions}</Box>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        <RecordsIterator<InboxRow> render={(row) => <InboxCard key={row.id} row={row} />} />
      </Box>
    </>
  );
}
