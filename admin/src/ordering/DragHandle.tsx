import IconButton from '@mui/material/IconButton';
import { GripVertical } from 'lucide-react';
import { useHandle } from './HandleContext.ts';
import { text } from './text.ts';

/** Where a row is taken to be dragged. On touch screens it does not scroll the page. */
export function DragHandle({ name }: { name: string }) {
  const handle = useHandle();
  return (
    <IconButton
      {...handle}
      aria-label={text.handle(name)}
      color="inherit"
      sx={{ cursor: 'grab', touchAction: 'none', '&[aria-pressed="true"]': { cursor: 'grabbing' } }}
    >
      <GripVertical size={20} />
    </IconButton>
  );
}
