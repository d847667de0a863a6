import { ArchiveRestore } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { UndoButton } from '../ui/UndoButton.tsx';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';
import { useInboxChange } from './useInboxChange.tsx';

interface Props {
  row: InboxRow;
  /** Whether there is room for a word beside the icon. */
  isLabelled?: boolean;
  onDeleted?: () => void;
}

/** Moves a row to the bin, or restores it. */
export function BinButton({ row: { id, deleted_at }, isLabelled = false, onDeleted }: Props) {
  const words = useWords();
  const { change, changeUndoably } = useInboxChange();
  if (deleted_at === null)
    return (
      <DeleteButton
        isLabelled={isLabelled}
        undo={<UndoButton onUndo={() => void change([id], 'restore')} />}
        {...(onDeleted && { onDeleted })}
      />
    );
  return (
    <ActionButton
      icon={ArchiveRestore}
      label={words('action.restore')}
      word={isLabelled && text.restore}
      onClick={() => void changeUndoably([id], 'restore')}
    />
  );
}
