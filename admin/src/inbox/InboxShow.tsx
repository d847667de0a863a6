import { DialogContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  const { record: row, error, refetch } = useShowContext<InboxRow>();
  const { close } = useOpenRecord();
  useMarkAsRead(row);
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
function useMarkAsRead(row: InboxRow | undefined) {
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const [update] = useUpdate<InboxRow, Error>(resource, undefined, {
    mutationMode: 'optimistic',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [resource, 'totals'] }),
    onError: (error) => {
      if (isFailure(error)) console.error('Marking failed:', error.message);
    },
  });
  // Tried once per row: retrying after each failure would never end.
  useEffect(() => {
    if (row && !row.read) void update(resource, { id: row.id, data: { read: true }, previousData: row });
  }, [row?.id]);
}
