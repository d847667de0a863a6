import { DialogContent } from '@mui/material';
import { useEffect } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { shownInPlace } from '../providers/queryClient.ts';
import { isGone } from '../providers/refusals.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { RecordDialog } from '../ui/RecordDialog.tsx';
import { useOneStepBack, useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import type { Topic } from './InboxList.tsx';
import { RowDetails } from './RowDetails.tsx';
import { text } from './text.ts';
import { useMark } from './useAnswer.tsx';

/** A dialog with all details of the row that the address names. */
export default function InboxShow({ topic }: { topic: Topic }) {
  const { id } = useOpenRecord();
  useOneStepBack();
  return id ? (
    <ShowBase key={id} id={id} queryOptions={shownInPlace('a row')}>
      <ShowDialog topic={topic} />
    </ShowBase>
  ) : null;
}

function ShowDialog({ topic }: { topic: Topic }) {
  const words = useWords();
  const { record: row, error, refetch } = useShowContext<InboxRow>();
  const { close } = useOpenRecord();
  useMarkAsRead(row);
  const state = error ? (isGone(error) ? 'message.gone' : 'load_failed.title') : 'message.loading_one';
  return (
    <RecordDialog title={row ? <bdi>{row.name}</bdi> : words(state)} onClose={close}>
      {row && <RowDetails row={row} topic={topic} onClose={close} />}
      {!row && error && (
        <DialogContent>
          {isGone(error) ? <p>{text.goneReason}</p> : <LoadFailed error={error} onRetry={refetch} />}
        </DialogContent>
      )}
    </RecordDialog>
  );
}

/** Shows no error: after a failure the row simply stays new. */
function useMarkAsRead(row: InboxRow | undefined) {
  const mark = useMark();
  const id = row && !row.read ? row.id : undefined;
  // Tried once per row: retrying after each failure would never end.
  useEffect(() => {
    if (row && id) mark(row, { ...row, read: true });
  }, [row?.id]);
}
