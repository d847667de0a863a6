import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useReturnFocus } from '../layout/useReturnFocus.ts';
import { text } from '../text.ts';
import type { Inquiry } from './inquiry.ts';
import { useDeleteInquiry } from './useDeleteInquiry.ts';

interface Props {
  inquiry: Inquiry;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Deleting cannot be undone, so it is confirmed. A failure keeps the question open. */
export function DeleteInquiryDialog({ inquiry, onClose, onDeleted }: Props) {
  const id = useId();
  useReturnFocus();
  const { remove, isDeleting } = useDeleteInquiry(inquiry, () => {
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
        {text.inquiries.delete.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-question`} sx={{ color: 'var(--ink)', overflowWrap: 'anywhere' }}>
          {text.inquiries.delete.question(inquiry.name)}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={isDeleting} autoFocus>
          {text.inquiries.delete.cancel}
        </Button>
        <Button variant="contained" color="error" onClick={remove} disabled={isDeleting}>
          {isDeleting ? text.inquiries.delete.deleting : text.inquiries.delete.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
