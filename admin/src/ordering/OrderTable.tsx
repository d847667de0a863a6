import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableColumnProps,
  DataTableRow,
  type DataTableRowProps,
  type RaRecord,
  useRecordContext,
} from 'react-admin';
import type { OrderedRow } from './movedPages.ts';
import { OrderControls } from './OrderControls.tsx';
import { text } from './text.ts';
import { HandleContext, useDraggable } from './useDraggable.ts';

/** The rows from 768 px up: what each kind has of its own, place, actions. */
export const OrderTable = ({ actions, children }: Record<'actions' | 'children', ReactNode>) => (
  <DataTable body={OrderTableBody}>
    {children}
    <Column label={text.order}>
      <OrderControls />
    </Column>
    <Column label={text.actions} align="right">
      {actions}
    </Column>
  </DataTable>
);

/** A column of a list whose order is the studio's, so that nothing else can sort it. */
export const Column = <Row extends RaRecord>(props: DataTableColumnProps<Row>) => (
  <DataTable.Col<Row> disableSort {...props} />
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
