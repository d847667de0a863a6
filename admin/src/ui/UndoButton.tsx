import { Button } from '@mui/material';
import { useCloseNotification, useTakeUndoableMutation, useTranslate } from 'react-admin';

/** How long something can be taken back. */
export const UNDO_MS = 8000;

/** In a toast about what has been done already. */
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

/** In a toast about what has yet to be done. It is react-admin's own, whose place the toasts give to the button that closes. */
export function UndoPendingButton() {
  const take = useTakeUndoableMutation();
  return <UndoButton onUndo={() => take()?.({ isUndo: true })} />;
}
