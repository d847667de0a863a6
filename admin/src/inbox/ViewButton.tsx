import { Eye } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

interface Props {
  row: InboxRow;
  isLabelled: boolean;
  className?: string | undefined;
}

export function ViewButton({ row, isLabelled, className }: Props) {
  const words = useWords();
  const { open } = useOpenRecord();
  return (
    <ActionButton
      icon={Eye}
      label={words('action.show')}
      word={isLabelled && text.view}
      onClick={() => open(row.id)}
      className={className}
    />
  );
}
