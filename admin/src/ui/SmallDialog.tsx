import { Dialog, type DialogProps, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { placeToasts } from './toastPlace.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props extends Omit<DialogProps, 'open' | 'onClose' | 'title'> {
  title: string;
  /** While something runs, only the browser's "back" closes the dialog. */
  isBusy?: boolean;
  onClose: () => void;
}

/** Asks for one thing over the page. */
export function SmallDialog({ title, isBusy = false, onClose, children, ...dialog }: Props) {
  const titleId = useId();
  useReturnFocus();
  useCloseOnBack(true, onClose);
  return (
    <Dialog
      {...dialog}
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { ref: placeToasts } }}
    >
      <DialogTitle id={titleId} variant="h2">
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}
