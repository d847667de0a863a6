import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RecordsIterator, useListContext } from 'ra-core';
import { EmptyWindow } from '../ui/EmptyWindow.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Pages } from '../ui/Pages.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { MailRow } from './MailRow.tsx';
import type { Mail } from './mail.ts';
import { text } from './text.ts';

export function Mails() {
  const { isPending, error, total = 0, data, refetch } = useListContext<Mail>();
  if (isPending)
    return (
      <Box role="status">
        <span className="visually-hidden">{text.loading}</span>
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  return (
    <>
      {error && (
        <LoadFailed title={text.loadFailed} reason={text.loadFailedReason} error={error} onRetry={refetch} />
      )}
      {data && total === 0 && <StatePanel role="status" icon={<EmptyWindow />} text={text.empty} />}
      {data && total > 0 && (
        <>
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            <RecordsIterator<Mail> render={(mail) => <MailRow key={mail.id} mail={mail} />} />
          </Box>
          <Pages />
        </>
      )}
    </>
  );
}
