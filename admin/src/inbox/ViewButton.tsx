import { Button } from '@mui/material';
import { Eye } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

interface Props {
  row: InboxRow;
  isLabelled: boolean;
  className?: string;
}

export function ViewButton({ row, isLabelled, className }: Props) {
  const label = useWords()('action.show');
  const { open } = useOpenRecord();
  if (!isLabelled) return <ActionButton icon={Eye} label={label} onClick={() => open(row.id)} />;
  return (
    <Button
      className={className}
      startIcon={<Eye size={20} />}
      aria-label={label}
      onClick={() => open(row.id)}
    >
      {text.view}
    </Button>
  );
}
