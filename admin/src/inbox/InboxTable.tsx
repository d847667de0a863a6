import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { DataTable } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DateColumn } from './DateColumn.tsx';
import { useInbox } from './InboxContext.tsx';
import { phoneLabel } from './phoneLabel.ts';
import { RowActions } from './RowActions.tsx';
import { SelectPage, SelectRow } from './SelectBox.tsx';
import { Sender } from './Sender.tsx';
import { StatusChip } from './StatusChip.tsx';
import { text } from './text.ts';

const Column = DataTable.Col<InboxRow>;

/** The rows from 768 px up. */
export function InboxTable() {
  const { subject, hasPhoneColumn } = useInbox();
  return (
    <DataTable<InboxRow>
      // They stand in the bar above the list.
      bulkActionButtons={false}
      rowClick={false}
      hover={false}
      rowSx={rowStyle}
      size="medium"
    >
      <Column label={<SelectPage />} render={(row) => <SelectRow row={row} />} />
      <Column source="name" disableSort render={(row) => <Sender row={row} />} />
      <Column
        source={subject.source}
        disableSort
        render={(row) => <Box sx={{ overflowWrap: 'anywhere' }}>{subject.of(row)}</Box>}
      />
      {hasPhoneColumn && <Column source="phone" disableSort render={(row) => phoneLabel(row.phone)} />}
      <DateColumn />
      <Column source="read" disableSort render={({ read }) => <StatusChip isRead={read} />} />
      <Column label={text.actions} align="right" render={(row) => <RowActions row={row} />} />
    </DataTable>
  );
}

const rowStyle = ({ read }: InboxRow): SxProps =>
  read ? {} : { backgroundColor: 'var(--color-new-bg)', boxShadow: 'inset 5px 0 var(--color-pave)' };
