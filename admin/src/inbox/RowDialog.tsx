import Dialog from '@mui/material/Dialog';
import { useGetOne } from 'ra-core';
import { useId } from 'react';
import { CloseButton } from '../layout/CloseButton.tsx';
import { useReturnFocus } from '../layout/useReturnFocus.ts';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';
import { RowDetails } from './RowDetails.tsx';
import { RowUnavailable } from './RowUnavailable.tsx';
import { useMarkAsRead } from './useMarkAsRead.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** One row, complete, over the list. */
export function RowDialog({ id, onClose }: Props) {
  const { resource } = useInbox();
  const titleId = useId();
  const { data: row, error, refetch } = useGetOne<InboxRow>(resource, { id });
  useMarkAsRead(row);
  useReturnFocus();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: 640 } } }}
    >
      <CloseButton onClose={onClose} />
      {row && <RowDetails row={row} titleId={titleId} onDeleted={onClose} />}
      {!row && <RowUnavailable titleId={titleId} error={error} onRetry={refetch} />}
    </Dialog>
  );
}
