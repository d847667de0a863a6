import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { formatDate, formatDateTime } from '@vitrina/shared/dates.ts';
import { keptUntil } from '@vitrina/shared/retention.ts';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { AnsweredButton } from './AnsweredButton.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Facts } from './Facts.tsx';
import type { Topic } from './InboxList.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { ReplyButton } from './ReplyButton.tsx';
import { text } from './text.ts';

interface Props {
  row: InboxRow;
  topic: Topic;
  titleId: string;
  onDeleted: () => void;
}

/** What the visitor wrote, shown as plain text, and the ways to answer. */
export function RowDetails({ row, topic, titleId, onDeleted }: Props) {
  const { name, email, phone, created_at, answered_at, read, message } = row;
  return (
    <>
      <DialogTitle id={titleId} variant="h2">
        <bdi>{name}</bdi>
      </DialogTitle>
      <DialogContent>
        <Facts
          facts={{
            email: (
              <>
                <bdi>{email}</bdi> <CopyButton value={email} label={text.copyEmail} />
              </>
            ),
            phone: (
              <>
                <PhoneLink phone={phone} />{' '}
                {/\d/.test(phone) && <CopyButton value={phone} label={text.copyPhone} />}
              </>
            ),
            [topic.source]: <bdi>{topic.of(row)}</bdi>,
            ...('choice' in row && row.choice && { choice: <bdi>{row.choice}</bdi> }),
            created_at: formatDateTime(created_at),
            ...(answered_at && { answered_at: formatDateTime(answered_at) }),
            ...(read && { kept_until: formatDate(keptUntil(created_at)) }),
          }}
        />
        <p className="row-message">
          <bdi>{message}</bdi>
        </p>
      </DialogContent>
      <DialogActions>
        <DeleteButton isLabelled onDeleted={onDeleted} />
        <AnsweredButton row={row} />
        <ReplyButton row={row} variant="contained">
          {text.reply}
        </ReplyButton>
      </DialogActions>
    </>
  );
}
