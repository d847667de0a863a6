import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useReturnFocus } from '../layout/useReturnFocus.ts';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';
import { useDeleteRow } from './useDeleteRow.ts';

interface Props {
  row: InboxRow;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Deleting cannot be undone, so it is confirmed. A failure keeps the question open. */
export function DeleteDialog({ row, onClose, onDeleted }: Props) {
  const { text } = useInbox();
  const id = useId();
  useReturnFocus();
  const { remove, isDeleting } = useDeleteRow(row, () => {
    onClose();
    onDeleted?.();
  });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={isDeleting ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {text.delete.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-question`} sx={{ color: 'var(--color-ink)', overflowWrap: 'anywhere' }}>
          {text.delete.question(row.name)}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={isDeleting} autoFocus>
          {text.delete.cancel}
        </Button>
        <Button variant="contained" color="error" onClick={remove} disabled={isDeleting}>
          {isDeleting ? text.delete.deleting : text.delete.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
