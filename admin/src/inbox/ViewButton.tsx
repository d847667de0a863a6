import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

export function ViewButton({ row }: { row: InboxRow }) {
  const words = useWords();
  const { open } = useOpenRecord();
  return (
    <Button
      className="view-button"
      startIcon={<Eye size={20} />}
      aria-label={words('action.show', { name: row.name })}
      onClick={() => open(row.id)}
    >
      <span className="label">{text.view}</span>
    </Button>
  );
}
