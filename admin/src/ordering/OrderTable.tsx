import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  DataTableRow,
  type DataTableRowProps,
  useRecordContext,
} from 'react-admin';
import type { OrderedRow } from './movedPages.ts';
import { OrderControls } from './OrderControls.tsx';
import { text } from './text.ts';
import { HandleContext, useDraggable } from './useDraggable.ts';

/** The rows on screens from 768 px: the resource's own columns, then place and actions. */
export const OrderTable = ({ actions, children }: Record<'actions' | 'children', ReactNode>) => (
  <DataTable body={OrderTableBody}>
    {children}
    <DataTable.Col label={text.order}>
      <OrderControls />
    </DataTable.Col>
    <DataTable.Col label={text.actions} align="right">
      {actions}
    </DataTable.Col>
  </DataTable>
);

const OrderTableBody = (props: object) => <DataTableBody {...props} row={DraggableRow} />;

function DraggableRow(props: DataTableRowProps) {
  const row = useRecordContext<OrderedRow>();
  const { ref, style, handle } = useDraggable(row?.id ?? '');
  return (
    <HandleContext value={handle}>
      <DataTableRow {...props} ref={ref} style={style} />
    </HandleContext>
  );
}
