import { IconButton, Menu, MenuItem } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ListedPerson, type Stage, stages } from '../providers/people.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { MovedContext } from './MovedContext.ts';
import { text } from './text.ts';
import { usePersonChange } from './usePersonChange.tsx';

/** A menu that moves the person to another stage, for those who cannot drag the card. */
export function CardMenu({ person }: { person: ListedPerson }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const moved = useContext(MovedContext);
  const button = useRef<HTMLButtonElement>(null);
  // In its new column the card is a new element, which has to take the focus.
  useLayoutEffect(() => {
    if (moved.current === person.id) button.current?.focus();
  }, [moved, person.id]);
  // Runs after that. Where the card appears in no other column, it must not take the focus later.
  useEffect(
    () => () => {
      moved.current = undefined;
    },
    [moved, person.stage],
  );
  return (
    <>
      <IconButton
        ref={button}
        aria-label={text.actionsFor(person.name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className="absolute top-0.5 right-0.5 z-1 text-muted"
      >
        <EllipsisVertical size={20} />
      </IconButton>
      {anchor && <MoveMenu person={person} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

interface MenuProps {
  person: ListedPerson;
  anchor: HTMLElement;
  onClose: () => void;
}

function MoveMenu({ person, anchor, onClose }: MenuProps) {
  const { move } = usePersonChange();
  const moved = useContext(MovedContext);
  useReturnFocus();
  const choose = (stage: Stage) => {
    onClose();
    moved.current = person.id;
    move(person, stage);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {stages
        .filter((stage) => stage !== person.stage)
        .map((stage) => (
          <MenuItem key={stage} onClick={() => choose(stage)} className="min-h-tap">
            {text.move(stage)}
          </MenuItem>
        ))}
    </Menu>
  );
}
