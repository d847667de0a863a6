import { Button } from '@mui/material';
import { ArchiveRestore } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';
import { useChange } from './useChange.tsx';

interface Props {
  row: InboxRow;
  /** Whether there is room for a word beside the icon. */
  isLabelled?: boolean;
  onDeleted?: () => void;
}

/** Moves a row to the bin, or restores it. */
export function BinButton({ row: { id, deleted_at }, isLabelled = false, onDeleted }: Props) {
  const words = useWords();
  const { change, changeUndoably } = useChange();
  if (deleted_at === null)
    return (
      <DeleteButton
        isLabelled={isLabelled}
        onUndo={() => void change([id], 'restore')}
        {...(onDeleted && { onDeleted })}
      />
    );
  const button = { 'aria-label': words('action.restore'), onClick: () => changeUndoably([id], 'restore') };
  return isLabelled ? (
    <Button startIcon={<ArchiveRestore size={20} />} {...button}>
      {text.restore}
    </Button>
  ) : (
    <ActionButton icon={ArchiveRestore} label={button['aria-label']} {...button} />
  );
}
