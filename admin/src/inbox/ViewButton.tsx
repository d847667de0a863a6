import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

export function ViewButton({ row, isLabelled = false }: { row: InboxRow; isLabelled?: boolean }) {
  const words = useWords();
  const { open } = useOpenRecord();
  const label = words('action.show', { name: row.name });
  const show = () => open(row.id);
  return isLabelled ? (
    <Button className="view-button" startIcon={<Eye size={20} />} aria-label={label} onClick={show}>
      {text.view}
    </Button>
  ) : (
    <ActionButton icon={Eye} label={label} onClick={show} />
  );
}
