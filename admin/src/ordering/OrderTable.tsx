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
import { HandleProvider } from './HandleContext.ts';
import type { OrderedRow } from './movedPages.ts';
import { OrderControls } from './OrderControls.tsx';
import { RowActions } from './RowActions.tsx';
import { text } from './text.ts';
import { useDraggable } from './useDraggable.ts';

interface Props {
  actions: ReactNode;
  children: ReactNode;
}

/** The rows from 768 px up: what each kind has of its own, place, actions. */
export function OrderTable({ actions, children }: Props) {
  return (
    <DataTable body={OrderTableBody}>
      {children}
      <Column label={text.order}>
        <OrderControls />
      </Column>
      <Column label={text.actions} align="right">
        <RowActions>{actions}</RowActions>
      </Column>
    </DataTable>
  );
}

/** A column of a list whose order is the studio's, so that nothing else can sort it. */
export const Column = <Row extends RaRecord>(props: DataTableColumnProps<Row>) => (
  <DataTable.Col<Row> disableSort {...props} />
);

const OrderTableBody = (props: object) => <DataTableBody {...props} row={DraggableRow} />;

function DraggableRow(props: DataTableRowProps) {
  const row = useRecordContext<OrderedRow>();
  const { ref, style, handle } = useDraggable(row?.id ?? '');
  return (
    <HandleProvider value={handle}>
      <DataTableRow {...props} ref={ref} style={style} />
    </HandleProvider>
  );
}
