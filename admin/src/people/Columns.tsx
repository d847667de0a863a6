import {
  DndContext,
  DragOverlay,
  pointerWithin,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensors,
} from '@dnd-kit/core';
import { Typography } from '@mui/material';
import { useId } from 'react';
import { usePointers } from '../ordering/usePointers.ts';
import type { ListedPerson, Stage, StageTotal } from '../providers/people.ts';
import { Blind } from '../ui/Blind.tsx';
import { MoreButton } from '../ui/MoreButton.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { blindOf } from './blindOf.ts';
import { PersonCard } from './PersonCard.tsx';
import { text } from './text.ts';
import { usePeople } from './usePeople.ts';
import { usePersonChange } from './usePersonChange.tsx';
import { withChanges } from './withChanges.ts';

// A toast announces the result instead.
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

const COLUMNS = ['new', 'talking', 'offer', 'won'] as const;

/** A column per stage, between which cards can be dragged. */
export function Columns({ totals }: { totals: StageTotal[] }) {
  const { move } = usePersonChange();
  // The keyboard uses the card's menu instead.
  const sensors = useSensors(...usePointers());
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragEnd={({ active, over }) => {
        const person = active.data.current as ListedPerson;
        const stage = COLUMNS.find((known) => known === over?.id);
        if (stage && stage !== person.stage) move(person, stage);
      }}
    >
      <div className="grid grid-cols-4 gap-4.5">
        {COLUMNS.map((stage) => (
          <Column key={stage} stage={stage} count={totals.find((total) => total.stage === stage)?.people} />
        ))}
      </div>
      <Lifted />
    </DndContext>
  );
}

function Column({ stage, count }: { stage: Stage; count: number | undefined }) {
  const id = useId();
  const { people, error, refetch, ...more } = usePeople({ stage });
  const { setNodeRef, isOver, active } = useDroppable({ id: stage });
  const dragged = active?.data.current as ListedPerson | undefined;
  const coming = isOver && dragged && dragged.stage !== stage ? dragged : undefined;
  const shown = people && coming ? withChanges(people, [landing(coming, stage)], { stage }) : people;
  return (
    <section ref={setNodeRef} aria-labelledby={id} className="min-w-0">
      <Typography
        id={id}
        variant="h3"
        component="h2"
        className="mb-2.5 grid grid-cols-[3.125rem_minmax(0,1fr)_auto] items-end gap-3 border-b-4 border-ink pb-2.5"
      >
        <Blind up={blindOf[stage]} className="h-10 border-x-4 border-t-6 border-b-4" />
        {text.stages[stage]}
        <span className="font-medium text-muted tabular-nums">
          {more.hasNextPage ? count : people?.length}
        </span>
      </Typography>
      {!people && <NotLoaded error={error} refetch={refetch} label={text.loading} />}
      <ul className="m-0 grid list-none gap-2.5 p-0">
        {shown?.map((person) =>
          person.id === coming?.id ? (
            <li key={person.id} className="h-19 rounded-wood border-2 border-dashed border-edge" />
          ) : (
            <DraggableCard key={person.id} person={person} />
          ),
        )}
      </ul>
      <MoreButton {...more} />
    </section>
  );
}

/** A card that stays in its place, faded, while its copy is dragged. */
function DraggableCard({ person }: { person: ListedPerson }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: person.id, data: person });
  return (
    <PersonCard ref={setNodeRef} person={person} className={isDragging ? 'opacity-40' : ''} {...listeners} />
  );
}

const landing = (person: ListedPerson, stage: Stage) => ({
  person,
  changes: { stage, stage_since: new Date().toISOString() },
});

/** The card that is being dragged. */
function Lifted() {
  const { active } = useDndContext();
  const person = active?.data.current as ListedPerson | undefined;
  return (
    <DragOverlay dropAnimation={null}>
      {person && (
        <ul className="m-0 list-none p-0">
          <PersonCard person={person} className="rotate-[1.2deg] cursor-grabbing border-edge shadow-lift" />
        </ul>
      )}
    </DragOverlay>
  );
}
