import { Button, Paper } from '@mui/material';
import { ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordsIterator, useListContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { BinButton } from './BinButton.tsx';
import type { Topic } from './InboxList.tsx';
import { ReplyButton } from './ReplyButton.tsx';
import { Dates, PhoneLink, Sender, StatusChips } from './RowParts.tsx';
import { SelectPage, SelectRow } from './SelectBoxes.tsx';
import { text } from './text.ts';
import { ViewButton } from './ViewButton.tsx';

/** The rows on phones. */
export function InboxCards({ topic, actions }: { topic: Topic; actions: ReactNode }) {
  return (
    <>
      <div className="mb-2 flex items-center justify-between pl-4">
        <SelectPage />
        <DateOrderButton />
        {actions}
      </div>
      <ul className="cards">
        <RecordsIterator<InboxRow> render={(row) => <InboxCard key={row.id} row={row} topic={topic} />} />
      </ul>
    </>
  );
}

/** Cards have no column heads to sort by. react-admin's `<SortButton>` would be an icon that opens a menu of one item. */
function DateOrderButton() {
  const { sort, setSort } = useListContext();
  const isNewestFirst = sort.order === 'DESC';
  return (
    <Button
      startIcon={<ArrowDownUp size={18} />}
      onClick={() => setSort({ field: 'created_at', order: isNewestFirst ? 'ASC' : 'DESC' })}
    >
      {isNewestFirst ? text.newestFirst : text.oldestFirst}
    </Button>
  );
}

const LINE = 'flex flex-wrap items-center justify-between gap-x-4';
// The button that opens the row covers the whole card, so the other controls are raised above it.
const PRESSED = '[&_:is(a,button,.MuiCheckbox-root)]:relative [&_:is(a,button,.MuiCheckbox-root)]:z-1';

/** Shows enough of the row to answer or call at once. A tap anywhere else opens it. */
function InboxCard({ row, topic }: { row: InboxRow; topic: Topic }) {
  const unread = row.read ? '' : 'border-l-5 border-l-pave bg-new-bg';
  return (
    <Paper component="li" variant="outlined" className={`card relative gap-2 pb-2 ${PRESSED} ${unread}`}>
      <div className="flex items-start gap-4">
        <SelectRow row={row} />
        <Sender row={row} />
        <StatusChips row={row} />
      </div>
      <bdi className="font-semibold wrap-anywhere">{topic.of(row)}</bdi>
      <bdi className="excerpt">{row.message}</bdi>
      <div className={LINE}>
        <div className="muted">
          <Dates row={row} />
        </div>
        <PhoneLink phone={row.phone} />
      </div>
      <div className={`${LINE} [&_.MuiButton-root]:px-2`}>
        <ReplyButton row={row} aria-label={text.replyTo(row.name)}>
          {text.replyShort}
        </ReplyButton>
        <ViewButton row={row} isLabelled className="static! z-auto! after:absolute after:inset-0" />
        <BinButton row={row} />
      </div>
    </Paper>
  );
}
