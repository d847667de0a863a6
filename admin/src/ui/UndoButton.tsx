import { Button } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

/** How long something can be taken back. */
export const UNDO_MS = 8000;

/** In a toast about what has been done. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const translate = useTranslate();
  return <ToastButton label={translate('ra.action.undo')} onPress={onUndo} />;
}

/** In a toast, which goes with it. */
export function ToastButton({ label, onPress }: { label: string; onPress: () => void }) {
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      onClick={() => {
        onPress();
        close();
      }}
    >
      {label}
    </Button>
  );
}
