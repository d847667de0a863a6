import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import { useEffect } from 'react';

interface Props {
  onUndo: () => void;
  /** Registers what closes the message once it is too late to undo. */
  onDecided?: (listener: () => void) => void;
}

export function UndoButton({ onUndo, onDecided }: Props) {
  const translate = useTranslate();
  const close = useCloseNotification();
  useEffect(() => {
    onDecided?.(close);
  }, [onDecided, close]);
  return (
    <Button
      color="inherit"
      onClick={() => {
        onUndo();
        close();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
}
