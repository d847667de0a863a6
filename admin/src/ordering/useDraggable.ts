import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';
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
  return {
    ref: setNodeRef,
    style,
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}

export type Handle = ReturnType<typeof useDraggable>['handle'];
