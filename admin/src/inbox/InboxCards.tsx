import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import type { ReactNode } from 'react';
import { RecordsIterator } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { DateOrderButton } from './DateOrderButton.tsx';
import type { Topic } from './InboxList.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { ReplyButton } from './ReplyButton.tsx';
import { SelectPage, SelectRow } from './SelectBox.tsx';
import { Sender } from './Sender.tsx';
import { StatusChip } from './StatusChip.tsx';
import { text } from './text.ts';
import { ViewButton } from './ViewButton.tsx';

/** The rows on phones. */
export function InboxCards({ topic, actions }: { topic: Topic; actions: ReactNode }) {
  return (
    <>
      <Stack direction="row" alignItems="center" justifyContent="space-between" mb={1} pl={2}>
        <SelectPage />
        <DateOrderButton />
        {actions}
      </Stack>
      <ul className="cards">
        <RecordsIterator<InboxRow> render={(row) => <InboxCard key={row.id} row={row} topic={topic} />} />
      </ul>
    </>
  );
}

/** With enough of the row to answer or call at once. A tap anywhere else opens it. */
function InboxCard({ row, topic }: { row: InboxRow; topic: Topic }) {
  return (
    <Paper component="li" variant="outlined" className={`card inbox-card ${row.read ? '' : 'is-new'}`}>
      <div className="card-head">
        <SelectRow row={row} />
        <Sender row={row} />
        <StatusChip row={row} />
      </div>
      <bdi className="card-topic">{topic.of(row)}</bdi>
      <bdi className="card-message">{row.message}</bdi>
      <div className="card-line">
        <span className="muted">{formatDateTime(row.created_at)}</span>
        <PhoneLink phone={row.phone} />
      </div>
      <div className="card-line">
        <ReplyButton row={row} aria-label={text.replyTo(row.name)}>
          {text.replyShort}
        </ReplyButton>
        <ViewButton row={row} isLabelled />
        <DeleteButton />
      </div>
    </Paper>
  );
}
