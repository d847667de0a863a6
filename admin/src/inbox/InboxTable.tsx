import { formatDateTime } from '@vitrina/shared/dates.ts';
import { DataTable, useDataTableRenderContext, useListContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import type { Topic } from './InboxList.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { RowActions } from './RowActions.tsx';
import { SelectPage, SelectRow } from './SelectBox.tsx';
import { Sender } from './Sender.tsx';
import { StatusChip } from './StatusChip.tsx';
import { text } from './text.ts';

/** The rows from 768 px up. */
export function InboxTable({ topic, hasPhoneColumn }: { topic: Topic; hasPhoneColumn: boolean }) {
  return (
    <DataTable<InboxRow> className="inbox-table" rowSx={({ read }) => (read ? {} : UNREAD)}>
      <DataTable.Col<InboxRow> label={<SelectPage />} render={(row) => <SelectRow row={row} />} />
      <DataTable.Col<InboxRow> source="name" disableSort render={(row) => <Sender row={row} />} />
      <DataTable.Col<InboxRow>
        source={topic.source}
        disableSort
        render={(row) => <bdi>{topic.of(row)}</bdi>}
      />
      {hasPhoneColumn && (
        <DataTable.Col<InboxRow>
          source="phone"
          disableSort
          render={(row) => <PhoneLink phone={row.phone} />}
        />
      )}
      <DateColumn />
      <DataTable.Col<InboxRow> source="read" disableSort render={(row) => <StatusChip row={row} />} />
      <DataTable.Col<InboxRow>
        label={text.actions}
        align="right"
        render={(row) => <RowActions row={row} hasRoom={!hasPhoneColumn} />}
      />
    </DataTable>
  );
}

/** react-admin does not say in the head which way a column is sorted (`aria-sort`). */
function DateColumn() {
  const { sort } = useListContext();
  const isHead = useDataTableRenderContext() === 'header';
  return (
    <DataTable.Col<InboxRow>
      source="created_at"
      className="date"
      render={(row) => formatDateTime(row.created_at)}
      {...(isHead && { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' })}
    />
  );
}

const UNREAD = { backgroundColor: 'var(--color-new-bg)', boxShadow: 'inset 5px 0 var(--color-pave)' };
