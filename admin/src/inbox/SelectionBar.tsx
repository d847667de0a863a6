import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MailOpen, Trash2, X } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';
import { text as common } from './text.ts';
import { useBulkDelete } from './useBulkDelete.tsx';
import { useBulkMarkAsRead } from './useBulkMarkAsRead.tsx';

/** What can be done with all selected rows; both can be taken back for a while. */
export function SelectionBar() {
  const { text } = useInbox();
  const translate = useTranslate();
  const { selectedIds = [], data = [], onUnselectItems } = useListContext<InboxRow>();
  const markAsRead = useBulkMarkAsRead();
  const remove = useBulkDelete();
  if (selectedIds.length === 0) return null;

  const ids = selectedIds.map(String);
  const isRead = (id: string) => data.some((row) => row.id === id && row.read);
  const doWith = (action: (ids: string[]) => Promise<void>, chosen: string[]) => () => {
    onUnselectItems();
    void action(chosen);
  };
  return (
    <Box role="toolbar" aria-label={text.selected} sx={barStyle}>
      <Box component="strong" role="status" sx={{ mr: 'auto' }}>
        {translate('ra.action.bulk_actions', { smart_count: ids.length })}
      </Box>
      <Button
        color="inherit"
        startIcon={<MailOpen size={20} />}
        onClick={doWith(
          markAsRead,
          ids.filter((id) => !isRead(id)),
        )}
      >
        {common.markRead}
      </Button>
      <Button color="error" startIcon={<Trash2 size={20} />} onClick={doWith(remove, ids)}>
        {common.delete.action}
      </Button>
      <Button color="inherit" startIcon={<X size={20} />} onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
    </Box>
  );
}

const barStyle = {
  // Below the bar with the page's title.
  position: 'sticky',
  top: { xs: 56, sm: 64 },
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mb: 1.5,
  px: 2,
  py: 1,
  border: '2px solid var(--color-edge)',
  borderRadius: '8px',
  backgroundColor: 'var(--color-surface)',
};
