import { Button, DialogActions, DialogContent } from '@mui/material';
import { formatDate, formatDateTime } from '@vitrina/shared/dates.ts';
import { Check, Mail, Undo2 } from 'lucide-react';
import { useResourceDefinition } from 'react-admin';
import { Extra } from '../layout/Extra.tsx';
import type { InboxRow } from '../providers/inboxReads.ts';
import type { ConsoleOptions } from '../ui/consoleOptions.ts';
import { Fact } from '../ui/Fact.tsx';
import { BinButton } from './BinButton.tsx';
import { endInWords } from './endInWords.ts';
import type { Topic } from './InboxList.tsx';
import { ReplyButton } from './ReplyButton.tsx';
import { PhoneLink } from './RowParts.tsx';
import { text } from './text.ts';
import { useInboxChange } from './useInboxChange.tsx';

interface Props {
  row: InboxRow;
  topic: Topic;
  onClose: () => void;
}

const ACTIONS =
  'flex-wrap gap-2 px-(--side) py-6 *:m-0 *:px-3 max-md:justify-between max-md:[&>button]:px-1.5';

/** The submission as plain text, and the ways to answer it. */
export function RowDetails({ row, topic, onClose }: Props) {
  const { email, phone, created_at, answered_at, message } = row;
  const { options } = useResourceDefinition<ConsoleOptions>();
  const end = endInWords(row, formatDate);
  return (
    <>
      <DialogContent className="*:mx-(--side) *:flex-none">
        <dl className="my-0 border-t border-line *:grid-cols-[7rem_1fr] *:border-b *:py-2.75">
          <Fact field="email" copied={email} copyLabel={text.copyEmail}>
            <bdi>{email}</bdi>
          </Fact>
          <Fact field="phone" copied={/\d/.test(phone) && phone} copyLabel={text.copyPhone}>
            <PhoneLink phone={phone} />
          </Fact>
          <Fact field={topic.source}>
            <bdi>{topic.of(row)}</bdi>
          </Fact>
          {'choice' in row && row.choice && (
            <Fact field="choice">
              <bdi>{row.choice}</bdi>
            </Fact>
          )}
          <Fact field="created_at">{formatDateTime(created_at)}</Fact>
          {answered_at && <Fact field="answered_at">{formatDateTime(answered_at)}</Fact>}
          {end && <Fact field="kept_until">{end}</Fact>}
        </dl>
        <p className="mt-5 mb-0 leading-[1.6] whitespace-pre-wrap wrap-anywhere">
          <bdi>{message}</bdi>
        </p>
        <Extra of={options?.belowRow} />
      </DialogContent>
      <DialogActions className={ACTIONS}>
        <BinButton row={row} isLabelled onDeleted={onClose} />
        <NewAgainButton row={row} onClose={onClose} />
        <AnsweredButton row={row} />
        <Extra of={options?.rowAction} />
        <ReplyButton row={row} variant="outlined" color="inherit" className="max-md:basis-full">
          {text.reply}
        </ReplyButton>
      </DialogActions>
    </>
  );
}

/** For answers given elsewhere, and for mails that were not sent after all. */
function AnsweredButton({ row: { id, read, answered_at } }: { row: InboxRow }) {
  const { changeUndoably } = useInboxChange();
  const isAnswered = answered_at !== null;
  const Icon = isAnswered ? Undo2 : Check;
  const mark = () => void changeUndoably([id], isAnswered ? 'unanswered' : 'answered', { read, answered_at });
  return (
    <Button color="inherit" startIcon={<Icon size={20} />} onClick={mark}>
      {isAnswered ? text.markUnanswered : text.markAnswered}
    </Button>
  );
}

/** Marks the row as new, to come back to it later. */
function NewAgainButton({ row: { id }, onClose }: Pick<Props, 'row' | 'onClose'>) {
  const { changeUndoably } = useInboxChange();
  const mark = () => {
    onClose();
    void changeUndoably([id], 'unread');
  };
  return (
    <Button color="inherit" startIcon={<Mail size={20} />} onClick={mark}>
      {text.markNew}
    </Button>
  );
}
