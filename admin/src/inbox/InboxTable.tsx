import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { RecordsIterator, useTranslateLabel } from 'ra-core';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DateHead } from './DateHead.tsx';
import { useInbox } from './InboxContext.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { RowActions } from './RowActions.tsx';
import { SelectPage, SelectRow } from './SelectBox.tsx';
import { Sender } from './Sender.tsx';
import { StatusChip } from './StatusChip.tsx';
import { text } from './text.ts';

/**
 * The rows from 768 px up. A plain table: react-admin's own brings 25 KB for bulk actions, tooltips and configurable
 * columns that the first list does not use.
 */
export function InboxTable() {
  const { resource, topic, hasPhoneColumn } = useInbox();
  const labelOf = useTranslateLabel();
  const head = (source: string) => <TableCell>{labelOf({ source, resource })}</TableCell>;
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>
            <SelectPage />
          </TableCell>
          {head('name')}
          {head(topic.source)}
          {hasPhoneColumn && head('phone')}
          <DateHead />
          {head('read')}
          <TableCell align="right">{text.actions}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <RecordsIterator<InboxRow> render={(row) => <Row key={row.id} row={row} />} />
      </TableBody>
    </Table>
  );
}

function Row({ row }: { row: InboxRow }) {
  const { topic, hasPhoneColumn } = useInbox();
  return (
    <TableRow
      sx={
        row.read ? {} : { backgroundColor: 'var(--color-new-bg)', boxShadow: 'inset 5px 0 var(--color-pave)' }
      }
    >
      <TableCell>
        <SelectRow row={row} />
      </TableCell>
      <TableCell>
        <Sender row={row} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{topic.of(row)}</TableCell>
      {hasPhoneColumn && (
        <TableCell>
          <PhoneLink phone={row.phone} />
        </TableCell>
      )}
      <TableCell sx={{ minWidth: 120, fontVariantNumeric: 'tabular-nums' }}>
        {formatDateTime(row.created_at)}
      </TableCell>
      <TableCell>
        <StatusChip isRead={row.read} />
      </TableCell>
      <TableCell>
        <RowActions row={row} />
      </TableCell>
    </TableRow>
  );
}
