import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useInbox } from './InboxContext.tsx';
import { text as common } from './text.ts';

interface Props {
  row: InboxRow;
  onDeleted?: () => void;
}

export function DeleteButton({ row, onDeleted }: Props) {
  const { text } = useInbox();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        color="error"
        startIcon={<Trash2 size={20} />}
        aria-label={text.delete.actionOf(row.name)}
        onClick={() => setAsking(true)}
      >
        <span className="label">{common.delete.action}</span>
      </Button>
      {isAsking && <DeleteDialog row={row} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  );
}
