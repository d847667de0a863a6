import { useNotificationContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const ToastStack = lazy(() => import('./ToastStack.tsx'));

/** Messages above every page, the sign-in page included. Their code is loaded for the first message. */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const [isNeeded, setNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <ToastStack />
      </Suspense>
    )
  );
}
