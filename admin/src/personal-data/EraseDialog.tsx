import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId } from 'react';
import { useReturnFocus } from '../layout/useReturnFocus.ts';
import { erasePersonalData, type PersonalData } from '../providers/personalData.ts';
import { text } from './text.ts';

interface Props {
  data: PersonalData;
  onClose: () => void;
  onErased: () => void;
}

/** Erasing cannot be undone, so it is confirmed. A failure keeps the question open. */
export function EraseDialog({ data, onClose, onErased }: Props) {
  const id = useId();
  const notify = useNotify();
  useReturnFocus();
  const { mutate: erase, isPending } = useMutation({
    mutationFn: () => erasePersonalData(data),
    onSuccess: () => {
      notify(text.erase.done, { type: 'success' });
      onClose();
      onErased();
    },
    onError: (error) => {
      console.error('Erasing personal data failed:', error.message);
      notify(text.erase.failed, { type: 'error' });
    },
  });
  const names = data.accounts.map(({ username }) => username).join(', ');
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={isPending ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {text.erase.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText
          id={`${id}-question`}
          component="div"
          sx={{ color: 'var(--color-ink)', overflowWrap: 'anywhere' }}
        >
          <p>{text.erase.question(data.email)}</p>
          {names && <p>{text.erase.accounts(names)}</p>}
          <p>{text.erase.backups}</p>
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={isPending} autoFocus>
          {text.erase.cancel}
        </Button>
        <Button variant="contained" color="error" onClick={() => erase()} disabled={isPending}>
          {isPending ? text.erase.erasing : text.erase.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
