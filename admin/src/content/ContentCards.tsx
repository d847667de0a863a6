import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { OrderCards } from '../ordering/OrderCards.tsx';
import { OrderControls } from '../ordering/OrderControls.tsx';
import { type ContentRow, useContentKind } from './ContentKind.ts';
import { RowActions } from './RowActions.tsx';

interface Props<Row> {
  /** Narrower, and fewer cards stand side by side. */
  minWidth?: string;
  children: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
}

export function ContentCards<Row extends ContentRow>({ minWidth, children, actions }: Props<Row>) {
  const { nameOf } = useContentKind();
  return (
    <OrderCards<Row>
      minWidth={minWidth}
      card={(row) => (
        <>
          {children(row)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mt: 'auto' }}>
            <OrderControls row={row} name={nameOf(row)} />
            <RowActions row={row}>{actions?.(row)}</RowActions>
          </Box>
        </>
      )}
    />
  );
}
