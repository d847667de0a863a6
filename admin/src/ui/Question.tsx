import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { FormError } from './FormError.tsx';
import { useCloseOnBack } from './useCloseOnBack.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  title: string;
  question: ReactNode;
  error?: string | undefined;
  cancel: string;
  confirm: string;
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** A confirmation before something is lost for good. */
export function Question({
  title,
  question,
  error,
  cancel,
  confirm,
  isBusy = false,
  onCancel,
  onConfirm,
}: Props) {
  const id = useId();
  useReturnFocus();
  useCloseOnBack(true, onCancel);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={isBusy ? undefined : onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText
          id={`${id}-question`}
          component="div"
          sx={{ display: 'grid', gap: 1, color: 'var(--color-ink)', overflowWrap: 'anywhere' }}
        >
          {question}
        </DialogContentText>
        {error && <FormError text={error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" color="inherit" onClick={onCancel} disabled={isBusy} autoFocus>
          {cancel}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm} disabled={isBusy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
