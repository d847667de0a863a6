import { useRef, useState } from 'react';
import { useWidth } from '../layout/useWidth.ts';
import { hasOpenDialog } from '../ui/openDialogs.ts';

/** The project panel: beside the conversation if there is room for it, and otherwise over it after a click. */
export function useProjectPanel() {
  const hasRoom = useWidth('full');
  const [hadRoom, setHadRoom] = useState(hasRoom);
  const [isOpen, setOpen] = useState(false);
  if (hasRoom !== hadRoom) {
    setHadRoom(hasRoom);
    // The dialog may be the panel's, and would go with it.
    if (!hasRoom && hasOpenDialog()) setOpen(true);
  }
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return {
    isPanelShown: hasRoom || isOpen,
    panel: hasRoom ? undefined : { isOpen, toggle: () => setOpen(!isOpen), button },
    closePanel: hasRoom ? undefined : close,
  };
}
