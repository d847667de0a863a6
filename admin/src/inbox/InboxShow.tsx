import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { retrying } from '../providers/queryClient.ts';
import { isGone } from '../providers/refusals.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { useWords } from '../ui/useWords.ts';
import type { Topic } from './InboxList.tsx';
import { RowDetails } from './RowDetails.tsx';
import { text } from './text.ts';
import { useMark } from './useMark.ts';

const queryOptions = {
  ...retrying,
  // The dialog shows the error itself; react-admin would leave for the list.
  onError: (error: Error) => isGone(error) || console.error('Loading failed:', error.message),
};

/** The row that the address names, complete, over the list; on phones it takes all of the screen. */
export function InboxShow({ topic }: { topic: Topic }) {
  const { id } = useOpenRecord();
  return id ? (
    <ShowBase key={id} id={id} queryOptions={queryOptions}>
      <ShowDialog topic={topic} />
    </ShowBase>
  ) : null;
}

function ShowDialog({ topic }: { topic: Topic }) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const { record: row } = useShowContext<InboxRow>();
  const { close } = useOpenRecord();
  useMarkAsRead(row);
  useReturnFocus();
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      fullScreen={isPhone}
      className="record-dialog row-dialog"
      aria-labelledby={titleId}
    >
      <CloseButton onClose={close} />
      {row ? (
        <RowDetails row={row} topic={topic} titleId={titleId} onDeleted={close} />
      ) : (
        <Unavailable titleId={titleId} />
      )}
    </Dialog>
  );
}

function Unavailable({ titleId }: { titleId: string }) {
  const words = useWords();
  const { error, refetch } = useShowContext();
  if (!error) return <DialogTitle id={titleId}>{words('message.loading_one')}</DialogTitle>;
  return (
    <>
      <DialogTitle id={titleId} variant="h2">
        {isGone(error) ? words('message.gone') : words('load_failed.title')}
      </DialogTitle>
      <DialogContent>
        {isGone(error) ? (
          <p>{text.goneReason}</p>
        ) : (
          <LoadFailed
            title={words('load_failed.title')}
            reason={words('load_failed.reason')}
            error={error}
            onRetry={refetch}
          />
        )}
      </DialogContent>
    </>
  );
}

/** A failure stays silent: the row is simply still new. */
function useMarkAsRead(row: InboxRow | undefined) {
  const mark = useMark();
  const id = row && !row.read ? row.id : undefined;
  // Tried once for each row: after a failure it would never end.
  useEffect(() => {
    if (row && id) mark(row, { ...row, read: true });
  }, [row?.id]);
}
