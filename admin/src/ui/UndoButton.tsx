import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import { useEffect } from 'react';

interface Props {
  onUndo: () => void;
  /** Tells when it is too late, so that the message goes. */
  onDecided?: (listener: () => void) => void;
}

/** In a message about something that can still be taken back. */
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
