import { useDraggable } from '@dnd-kit/core';
import type { ListedPerson } from '../providers/people.ts';
import { PersonCard } from './PersonCard.tsx';

/** Its place stays, faded, while the card itself is under the pointer. */
export function DraggableCard({ person }: { person: ListedPerson }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: person.id, data: person });
  return (
    <PersonCard ref={setNodeRef} person={person} className={isDragging ? 'opacity-40' : ''} {...listeners} />
  );
}
