import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { useInbox } from './InboxContext.tsx';
import { text as common } from './text.ts';
import { useOpenRow } from './useOpenRow.ts';

export function RowActions({ row }: { row: InboxRow }) {
  const { text } = useInbox();
  const { open } = useOpenRow();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, ...iconsOnNarrowTables }}>
      <Button startIcon={<Eye size={20} />} aria-label={text.viewOf(row.name)} onClick={() => open(row.id)}>
        <span className="label">{common.view}</span>
      </Button>
      <DeleteButton row={row} />
    </Box>
  );
}

const iconsOnNarrowTables = {
  '& .label': { display: { sm: 'none', lg: 'inline' } },
  '& .MuiButton-root': { minWidth: 44, px: { sm: 1, lg: 2 } },
  '& .MuiButton-startIcon': { mr: { sm: 0, lg: 1 }, ml: { sm: 0, lg: -0.5 } },
};
