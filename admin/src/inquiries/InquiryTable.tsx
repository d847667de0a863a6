import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { DataTable } from 'react-admin';
import { text } from '../text.ts';
import { InquiryActions } from './InquiryActions.tsx';
import type { Inquiry } from './inquiry.ts';
import { Sender } from './Sender.tsx';
import { StatusChip } from './StatusChip.tsx';
import { serviceLabel } from './serviceLabel.ts';

const Column = DataTable.Col<Inquiry>;

/** The inquiries from 768 px up. */
export function InquiryTable() {
  return (
    <DataTable<Inquiry>
      bulkActionButtons={false}
      rowClick={false}
      hover={false}
      rowSx={rowStyle}
      size="medium"
    >
      <Column source="name" disableSort render={(inquiry) => <Sender inquiry={inquiry} />} />
      <Column source="service" disableSort render={({ service }) => serviceLabel(service)} />
      <Column
        source="created_at"
        sortByOrder="DESC"
        render={({ created_at }) => (
          <Box sx={{ minWidth: 120, fontVariantNumeric: 'tabular-nums' }}>{formatDateTime(created_at)}</Box>
        )}
      />
      <Column source="read" disableSort render={({ read }) => <StatusChip isRead={read} />} />
      <Column
        label={text.inquiries.actions}
        align="right"
        render={(inquiry) => <InquiryActions inquiry={inquiry} />}
      />
    </DataTable>
  );
}

const rowStyle = ({ read }: Inquiry): SxProps =>
  read ? {} : { backgroundColor: 'var(--unread)', boxShadow: 'inset 5px 0 var(--pave)' };
