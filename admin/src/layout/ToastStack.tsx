import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useCloseNotification } from 'ra-core';
import { Notification } from 'react-admin';
import { text } from '../text.ts';
import { ConsoleProviders } from './ConsoleProviders.tsx';

const SHOWN_FOR_MS = 6000;

/** react-admin's messages as the design draws them: top right, with an edge in the colour of their kind. */
export default function ToastStack() {
  return (
    <ConsoleProviders>
      <Notification
        autoHideDuration={SHOWN_FOR_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        action={<CloseButton />}
      />
    </ConsoleProviders>
  );
}

function CloseButton() {
  const close = useCloseNotification();
  return (
    <IconButton aria-label={text.layout.close} onClick={() => close()} color="inherit">
      <X size={20} />
    </IconButton>
  );
}
