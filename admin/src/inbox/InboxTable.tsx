import { DataTable, useDataTableRenderContext, useListContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useIsWide } from '../ui/useScreen.ts';
import { BinButton } from './BinButton.tsx';
import type { Topic } from './InboxList.tsx';
import { Dates, PhoneLink, Sender, StatusChips } from './RowParts.tsx';
import { SelectPage, SelectRow } from './SelectBoxes.tsx';
import { text } from './text.ts';
import { ViewButton } from './ViewButton.tsx';

/** The rows on screens from 768 px. */
export function InboxTable({ topic, hasPhoneColumn }: { topic: Topic; hasPhoneColumn: boolean }) {
  // There is room for words beside the icons.
  const hasRoom = useIsWide('lg') && !hasPhoneColumn;
  return (
    <DataTable<InboxRow>
      className="[&_:is(td,th)]:px-3 [&_:is(td,th)]:wrap-break-word max-xl:[&_:is(td,th)]:px-2"
      rowSx={({ read }) => (read ? {} : UNREAD)}
    >
      <Column className="w-15" label={<SelectPage />} render={(row) => <SelectRow row={row} />} />
      <Column source="name" render={(row) => <Sender row={row} />} />
      <Column
        source={topic.source}
        className="min-w-22"
        render={(row) => <bdi className="wrap-anywhere">{topic.of(row)}</bdi>}
      />
      {hasPhoneColumn && (
        // There is no room for it on narrow screens; the row's dialog shows it.
        <Column
          source="phone"
          className="max-xl:hidden min-[90rem]:whitespace-nowrap"
          render={(row) => <PhoneLink phone={row.phone} />}
        />
      )}
      <DateColumn />
      <Column source="read" render={(row) => <StatusChips row={row} />} />
      <Column
        label={text.actions}
        align="right"
        render={(row) => (
          <div className="flex justify-end">
            <ViewButton row={row} isLabelled={hasRoom} />
            <BinButton row={row} isLabelled={hasRoom} />
          </div>
        )}
      />
    </DataTable>
  );
}

const Column = DataTable.Col<InboxRow>;

/** Adds `aria-sort`, which react-admin's column heads lack. */
function DateColumn() {
  const { sort } = useListContext();
  const isHead = useDataTableRenderContext() === 'header';
  return (
    <Column
      source="created_at"
      disableSort={false}
      className="min-w-38 tabular-nums xl:whitespace-nowrap"
      render={(row) => <Dates row={row} />}
      {...(isHead && { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' })}
    />
  );
}

const UNREAD = { backgroundColor: 'var(--color-new-bg)', boxShadow: 'inset 5px 0 var(--color-pave)' };
