import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { Picture } from '../images/Picture.tsx';
import { OrderControls } from '../ordering/OrderControls.tsx';
import { OrderTableBody } from '../ordering/OrderTableBody.tsx';
import { type ContentRow, useContentKind } from './ContentKind.ts';
import { RowActions } from './RowActions.tsx';
import { text } from './text.ts';
import { Words } from './Words.tsx';

const Column = DataTable.Col<ContentRow>;

interface Props<Row> {
  sources: { picture: keyof Row & string; name: keyof Row & string };
  children: ReactNode;
  actions?: (row: Row) => ReactNode;
}

/** The rows from 768 px up: picture, name, what each kind has of its own, place, actions. */
export function ContentTable<Row extends ContentRow>({ sources, children, actions }: Props<Row>) {
  const { nameOf, pictureOf } = useContentKind();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable<ContentRow>
        bulkActionButtons={false}
        rowClick={false}
        hover={false}
        body={OrderTableBody}
        size="medium"
      >
        <Column
          source={sources.picture}
          disableSort
          render={(row) => <Picture url={pictureOf(row)} width={96} height={72} />}
        />
        <Column
          source={sources.name}
          disableSort
          render={(row) => <Words name={nameOf(row)} description={null} />}
        />
        {children}
        <Column label={text.order} render={(row) => <OrderControls row={row} name={nameOf(row)} />} />
        <Column
          label={text.actions}
          align="right"
          render={(row) => <RowActions row={row}>{actions?.(row as Row)}</RowActions>}
        />
      </DataTable>
    </Paper>
  );
}
