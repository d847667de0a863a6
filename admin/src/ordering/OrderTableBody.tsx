import { useRecordContext } from 'ra-core';
import { DataTableBody, DataTableRow, type DataTableRowProps } from 'react-admin';
import { HandleProvider } from './HandleContext.ts';
import type { OrderedRow } from './movedPages.ts';
import { useDraggable } from './useDraggable.ts';

export function OrderTableBody(props: object) {
  return <DataTableBody {...props} row={DraggableRow} />;
}

function DraggableRow(props: DataTableRowProps) {
  const row = useRecordContext<OrderedRow>();
  const { ref, style, handle } = useDraggable(row?.id ?? '');
  return (
    <HandleProvider value={handle}>
      <DataTableRow {...props} ref={ref} style={style} />
    </HandleProvider>
  );
}
