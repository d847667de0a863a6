import { IconButton } from '@mui/material';
import { text } from '@vitrina/shared/text.ts';
import { X } from 'lucide-react';
import { Notification, useCloseNotification } from 'react-admin';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { placeToasts, toasts } from '../ui/toastPlace.ts';

const SHOWN_FOR_MS = 6000;

/** react-admin's notifications, above every page. If they fail to render, the page stays as it is. */
export function Toasts() {
  return (
    <ErrorBoundary fallback={null}>
      <div ref={placeToasts} />
      {createPortal(
        <Notification
          autoHideDuration={SHOWN_FOR_MS}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          action={<CloseButton />}
        />,
        toasts,
      )}
    </ErrorBoundary>
  );
}

function CloseButton() {
  const close = useCloseNotification();
  return (
    <IconButton aria-label={text.toast.close} onClick={() => close()} color="inherit">
      <X size={20} />
    </IconButton>
  );
}
