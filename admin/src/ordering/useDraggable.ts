import { useSortable } from '@dnd-kit/sortable';
import { type CSSProperties, createContext } from 'react';
import { text } from './text.ts';

/** The props with which a row and its handle can be dragged, by pointer or keyboard. */
export function useDraggable(id: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: text.handleRole } });
  const style: CSSProperties = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
    ...(isDragging && { position: 'relative', zIndex: 2, boxShadow: 'var(--shadow-float)' }),
  };
  return { ref: setNodeRef, style, handle: { ref: setActivatorNodeRef, ...attributes, ...listeners } };
}

/** The props for the handle of the row around it. */
export const HandleContext = createContext<ReturnType<typeof useDraggable>['handle'] | undefined>(undefined);
