import { Dialog, DialogTitle, IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { text } from '../text.ts';
import { placeToasts } from './toastPlace.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useIsPhone } from './useScreen.ts';

interface Props {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one row over its list; on phones it fills the screen. */
export function RecordDialog({ title, onClose, children }: Props) {
  const titleId = useId();
  const isPhone = useIsPhone();
  useReturnFocus();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      className="record-dialog [--side:32px] max-md:[--side:16px]"
      aria-labelledby={titleId}
      slotProps={{ paper: { ref: placeToasts, className: 'max-w-160 max-md:max-w-none' } }}
    >
      <DialogTitle id={titleId} variant="h2" className="pt-6 pr-18 pb-4 pl-(--side) wrap-anywhere">
        {title}
      </DialogTitle>
      <IconButton
        aria-label={text.layout.close}
        onClick={onClose}
        color="inherit"
        className="absolute top-3.5 right-3.5"
      >
        <X size={24} />
      </IconButton>
      {children}
    </Dialog>
  );
}
