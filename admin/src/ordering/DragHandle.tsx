import { GripVertical } from 'lucide-react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useHandle } from './HandleContext.ts';
import { text } from './text.ts';

/** Touching the handle drags the row instead of scrolling the page. */
export function DragHandle({ name }: { name: string }) {
  const handle = useHandle();
  return (
    <ActionButton
      {...handle}
      icon={GripVertical}
      label={text.handle(name)}
      tip={text.tips.handle}
      color="inherit"
      sx={{ cursor: 'grab', touchAction: 'none', '&[aria-pressed="true"]': { cursor: 'grabbing' } }}
    />
  );
}
