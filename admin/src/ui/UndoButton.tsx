import { Button } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

/** How long a change can be undone. */
export const UNDO_MS = 8000;

/** A button that undoes what a toast reports. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const translate = useTranslate();
  return <ToastButton label={translate('ra.action.undo')} onPress={onUndo} />;
}

/** A button in a toast, which it closes. */
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
