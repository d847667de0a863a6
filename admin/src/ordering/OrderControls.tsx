import Box from '@mui/material/Box';
import { DragHandle } from './DragHandle.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import type { OrderedRow } from './movedPages.ts';

interface Props {
  row: OrderedRow;
  name: string;
}

export function OrderControls({ row, name }: Props) {
  return (
    <Box sx={{ display: 'flex', ml: -1.25 }}>
      <DragHandle name={name} />
      <MoveButtons row={row} name={name} />
    </Box>
  );
}
