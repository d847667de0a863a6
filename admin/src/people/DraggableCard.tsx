import { useDraggable } from '@dnd-kit/core';
import type { ListedPerson } from '../providers/people.ts';
import { PersonCard } from './PersonCard.tsx';

/** A card that stays in its place, faded, while its copy is dragged. */
export function DraggableCard({ person }: { person: ListedPerson }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: person.id, data: person });
  return (
    <PersonCard ref={setNodeRef} person={person} className={isDragging ? 'opacity-40' : ''} {...listeners} />
  );
}
