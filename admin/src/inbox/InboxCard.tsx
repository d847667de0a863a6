import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { Eye } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { useInbox } from './InboxContext.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { ReplyButton } from './ReplyButton.tsx';
import { SelectRow } from './SelectBox.tsx';
import { Sender } from './Sender.tsx';
import { StatusChip } from './StatusChip.tsx';
import { text as common } from './text.ts';
import { useOpenRow } from './useOpenRow.ts';

/** A row on phones, with enough of it to answer or call at once. A tap anywhere else opens it. */
export function InboxCard({ row }: { row: InboxRow }) {
  const { topic, text } = useInbox();
  const { open } = useOpenRow();
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        ...card,
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
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{topic.of(row)}</Box>
      <Box sx={excerpt}>{row.message}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box sx={{ color: 'var(--color-muted)', fontSize: '0.9375rem' }}>
          {formatDateTime(row.created_at)}
        </Box>
        <PhoneLink phone={row.phone} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mx: -1 }}>
        <ReplyButton row={row} aria-label={common.replyTo(row.name)}>
          {common.replyShort}
        </ReplyButton>
        <Button
          className="opens"
          startIcon={<Eye size={20} />}
          aria-label={text.viewOf(row.name)}
          onClick={() => open(row.id)}
        >
          {common.view}
        </Button>
        <DeleteButton row={row} />
      </Box>
    </Paper>
  );
}

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  p: 2,
  pb: 1,
  // The "view" button covers the whole card, below everything else that can be pressed.
  '& .opens': { position: 'static' },
  '& .opens::after': { content: '""', position: 'absolute', inset: 0 },
  '& .MuiButton-root': { px: 1 },
  // Its label would not fit beside the others.
  '& .MuiButton-colorError': {
    minWidth: 44,
    px: 1,
    '& .label': { display: 'none' },
    '& .MuiButton-startIcon': { m: 0 },
  },
  '& :is(a, button, .MuiCheckbox-root):not(.opens)': { position: 'relative', zIndex: 1 },
};

const excerpt = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
