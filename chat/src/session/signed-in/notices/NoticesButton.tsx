import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { text } from './text.ts';

const NoticesDialog = lazy(() => import('./NoticesDialog.tsx'));

/** A client says what the mails from here carry. */
export function NoticesButton({ accountId }: { accountId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="-my-1"
        label={text.title}
        icon={<Mail size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <NoticesDialog accountId={accountId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
