import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'react-admin';

/** How long something can be taken back. */
export const UNDO_MS = 8000;

/** In a toast about what has been done already; react-admin's own undoes only what has yet to be done. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
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
