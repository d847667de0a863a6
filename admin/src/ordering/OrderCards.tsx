import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordsIterator } from 'react-admin';
import type { OrderedRow } from './movedPages.ts';
import { OrderControls } from './OrderControls.tsx';
import { HandleContext, useDraggable } from './useDraggable.ts';

interface Props<Row> {
  card: (row: Row) => ReactNode;
  cardWidth?: string;
  actions: ReactNode;
}

export function OrderCards<Row extends OrderedRow>({ card, cardWidth = '100%', actions }: Props<Row>) {
  return (
    <ul
      className="cards"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardWidth}), 1fr))` }}
    >
      <RecordsIterator<Row>
        render={(row) => (
          <DraggableCard key={row.id} id={row.id}>
            {card(row)}
            <div className="mt-auto flex flex-wrap justify-between">
              <OrderControls />
              {actions}
            </div>
          </DraggableCard>
        )}
      />
    </ul>
  );
}

function DraggableCard({ id, children }: { id: string; children: ReactNode }) {
  const { ref, style, handle } = useDraggable(id);
  return (
    <HandleContext value={handle}>
      <Paper component="li" variant="outlined" ref={ref} style={style} className="card">
        {children}
      </Paper>
    </HandleContext>
  );
}
