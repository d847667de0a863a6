import { Chip, Link } from '@mui/material';
import { formatDateTime, formatShortDate } from '@vitrina/shared/dates.ts';
import { NO_PHONE } from '@vitrina/shared/orders.ts';
import type { InboxRow } from '../providers/inboxReads.ts';
import { dialable } from './contact.ts';
import { endInWords } from './endInWords.ts';
import { text } from './text.ts';

/** In `<bdi>`, because what visitors type could otherwise reverse the reading order of the text around it. */
export function Sender({ row: { name, email, read } }: { row: InboxRow }) {
  const [mailbox, ...host] = email.split('@');
  return (
    <div className="grid min-w-38 flex-1 leading-[1.45] *:wrap-anywhere max-md:min-w-0 xl:min-w-42">
      <bdi className={read ? '' : 'font-[750]'}>{name}</bdi>
      <bdi className="muted">
        {mailbox}
        <wbr />
        {`@${host.join('@')}`}
      </bdi>
    </div>
  );
}

/** A phone number that can be called with a tap. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = dialable(phone);
  if (!number) return phone === NO_PHONE ? '—' : <bdi>{phone}</bdi>;
  return (
    <Link href={`tel:${number}`} color="inherit" className="-my-2.5 inline-flex min-h-tap items-center">
      <bdi>{phone}</bdi>
    </Link>
  );
}

/** A row can be both new and answered: somebody may have answered by phone without opening it here. */
export function StatusChips({ row: { read, answered_at } }: { row: InboxRow }) {
  return (
    <div className="flex flex-wrap gap-1 max-md:max-w-29 max-md:justify-end">
      {!read && <Chip color="secondary" label={text.isNew} />}
      {answered_at && <Chip color="success" variant="outlined" label={text.isAnswered} />}
      {read && !answered_at && <Chip variant="outlined" label={text.isRead} />}
    </div>
  );
}

/** When the row was received, and for a row in the bin until when it is kept. */
export function Dates({ row }: { row: InboxRow }) {
  const end = row.deleted_at && endInWords(row, formatShortDate);
  return (
    <>
      {formatDateTime(row.created_at)}
      {end && <div className="muted">{text.binnedUntil(end)}</div>}
    </>
  );
}
