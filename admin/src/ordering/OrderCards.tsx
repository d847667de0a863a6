import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { RecordsIterator } from 'ra-core';
import type { ReactNode } from 'react';
import { HandleProvider } from './HandleContext.ts';
import type { OrderedRow } from './movedPages.ts';
import { useDraggable } from './useDraggable.ts';

interface Props<Row> {
  /** Narrower, and fewer cards stand side by side. */
  minWidth?: string | undefined;
  card: (row: Row) => ReactNode;
}

export function OrderCards<Row extends OrderedRow>({ minWidth = '100%', card }: Props<Row>) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      <RecordsIterator<Row>
        render={(row) => (
          <DraggableCard key={row.id} id={row.id}>
            {card(row)}
          </DraggableCard>
        )}
      />
    </Box>
  );
}

function DraggableCard({ id, children }: { id: string; children: ReactNode }) {
  const { ref, style, handle } = useDraggable(id);
  return (
    <HandleProvider value={handle}>
      <Paper
        component="li"
        variant="outlined"
        ref={ref}
        style={style}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2, minWidth: 0 }}
      >
        {children}
      </Paper>
    </HandleProvider>
  );
}
