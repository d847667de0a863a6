import { DialogContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ShowBase, useResourceContext, useShowContext, useUpdate } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { shownInPlace } from '../providers/queryClient.ts';
import { isGone } from '../providers/refusals.ts';
import { text as consoleText } from '../text.ts';
import { isFailure } from '../ui/failureReason.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { RecordDialog } from '../ui/RecordDialog.tsx';
import { useOneStepBack, useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import type { Topic } from './InboxList.tsx';
import { RowDetails } from './RowDetails.tsx';
import { text } from './text.ts';

/** A dialog with all details of the row that the address names. */
export default function InboxShow({ id, topic }: { id: string; topic: Topic }) {
  useOneStepBack();
  return (
    <ShowBase key={id} id={id} queryOptions={shownInPlace('a row')}>
      <ShowDialog topic={topic} />
    </ShowBase>
  );
}

function ShowDialog({ topic }: { topic: Topic }) {
  const words = useWords();
  const { record: row, error, isFetching, refetch } = useShowContext<InboxRow>();
  const { close } = useOpenRecord();
  useMarkAsRead(row, isFetching);
  const state = isGone(error)
    ? words('message.gone')
    : error
      ? consoleText.loadFailed
      : words('message.loading_one');
  return (
    <RecordDialog title={row ? <bdi>{row.name}</bdi> : state} onClose={close}>
      {row && <RowDetails row={row} topic={topic} onClose={close} />}
      {!row && error && (
        <DialogContent>
          <div className="px-(--side) pb-8">
            {isGone(error) ? (
              <p className="m-0">{text.goneReason}</p>
            ) : (
              <LoadFailed error={error} onRetry={refetch} />
            )}
          </div>
        </DialogContent>
      )}
    </RecordDialog>
  );
}

/** Shows no error: after a failure the row simply stays new. */
function useMarkAsRead(row: InboxRow | undefined, isFetching: boolean) {
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const [update] = useUpdate<InboxRow, Error>(resource, undefined, {
    mutationMode: 'optimistic',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [resource, 'totals'] }),
    onError: (error) => {
      if (isFailure(error)) console.error('Marking failed:', error.message);
    },
  });
  // Once per opening: retrying after each failure would never end, and somebody may mark the open row as new again.
  const isDone = useRef(false);
  useEffect(() => {
    // A row that is remembered as read may be new again.
    if (!row || isDone.current || (row.read && isFetching)) return;
    isDone.current = true;
    if (!row.read) void update(resource, { id: row.id, data: { read: true }, previousData: row });
  }, [row?.id, row?.read, isFetching]);
}
