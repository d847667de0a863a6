import { useSortable } from '@dnd-kit/sortable';
import { type CSSProperties, createContext } from 'react';
import { text } from './text.ts';

/** What a row's element and its handle need to be dragged, with a pointer or the keyboard. */
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

/** The handle of the row around it. */
export const HandleContext = createContext<ReturnType<typeof useDraggable>['handle'] | undefined>(undefined);
