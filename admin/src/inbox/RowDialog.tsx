import Dialog from '@mui/material/Dialog';
import { useGetOne } from 'ra-core';
import { useId } from 'react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { useInbox } from './InboxContext.tsx';
import { RowDetails } from './RowDetails.tsx';
import { RowUnavailable } from './RowUnavailable.tsx';
import { useMarkAsRead } from './useMarkAsRead.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** One row, complete, over the list; on phones it takes all of the screen. */
export function RowDialog({ id, onClose }: Props) {
  const { resource } = useInbox();
  const titleId = useId();
  const isPhone = useIsPhone();
  const { data: row, error, refetch } = useGetOne<InboxRow>(resource, { id });
  useMarkAsRead(row);
  useReturnFocus();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { width: '100%', m: 0, borderRadius: 0 } : { maxWidth: 640 } } }}
    >
      <CloseButton onClose={onClose} />
      {row && <RowDetails row={row} titleId={titleId} onDeleted={onClose} />}
      {!row && <RowUnavailable titleId={titleId} error={error} onRetry={refetch} />}
    </Dialog>
  );
}
