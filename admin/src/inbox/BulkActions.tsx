import Button from '@mui/material/Button';
import { MailOpen } from 'lucide-react';
import { useEffect } from 'react';
import { BulkActionsToolbar, useListContext, useUnselectAll } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useWords } from '../ui/useWords.ts';
import { BulkDeleteButton } from './BulkDeleteButton.tsx';
import { text } from './text.ts';
import { useBulkRead } from './useBulkRead.tsx';

/** What can be done with the selected rows; all of it can be taken back for a while. */
export function BulkActions() {
  const words = useWords();
  const { selectedIds = [], data = [], onUnselectItems } = useListContext<InboxRow>();
  const markAsRead = useBulkRead();
  useSelectionOfWhatIsShown();
  if (selectedIds.length === 0) return null;

  const unread = data.filter(({ id, read }) => selectedIds.includes(id) && !read).map(({ id }) => id);
  return (
    <BulkActionsToolbar
      // @ts-expect-error The toolbar gets them, their types are missing.
      role="toolbar"
      aria-label={words('selected')}
      selectAllButton={false}
    >
      <Button
        color="inherit"
        startIcon={<MailOpen size={20} />}
        disabled={unread.length === 0}
        onClick={() => {
          onUnselectItems();
          void markAsRead(unread);
        }}
      >
        {text.markRead}
      </Button>
      <BulkDeleteButton />
    </BulkActionsToolbar>
  );
}

/** What is not seen must not be deleted: another page, order, search or filter empties the selection. */
function useSelectionOfWhatIsShown() {
  const { resource, page, perPage, sort, filterValues } = useListContext();
  const unselect = useUnselectAll(resource, `${resource}.listParams`);
  const shown = JSON.stringify([page, perPage, sort, filterValues]);
  // Only about the change: the function is a new one each time.
  useEffect(unselect, [shown]);
}
